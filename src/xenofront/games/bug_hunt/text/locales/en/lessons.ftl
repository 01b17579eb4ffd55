# What a beginner is told in the guided mission, when something comes for the first time.
# lesson-QUESTION, or lesson-QUESTION-FIRST_WORD_OF_THE_ANSWER.

lesson-deploy = Your squad comes in at one edge of the table: three characters of your own and a fire team of four. Drag a figure to a place within three inches of the edge, or let all of them line up.
lesson-reaction-die = Each turn begins with the reaction roll: one die for each character and one for the fire team, and you give them out. A die that is not higher than somebody's Reactions makes them quick: they act before the aliens. Everybody else is slow and acts after them.
lesson-trooper = Choose who acts. The question marks on the table are contacts: something moves there, but nobody knows what. A trooper within six inches who sees one in the open, or within three inches in any case, finds out: it may be nothing, or a whole pack.
lesson-trooper-act = You need two objective points, and then a way out. Objectives are marked with their signs, and some are worth more than one point. Keep the squad together; who walks alone is eaten alone.
lesson-trooper-hold = Quick troopers may hold instead of acting: they wait with weapons ready and fire at an alien while it moves. That is called snap fire.
lesson-trooper-end = Nobody else has anything to do: end the phase.
lesson-move = First a trooper may move, then do one thing. Any point within reach will do: drag the figure, click a marked point, or type it. The tool Reach shows how far it can go around obstacles. Undo is free as long as nobody has learned anything new.
lesson-move-to = A trooper who goes no farther than its Speed can still shoot; two inches more are a dash, and then it does nothing else. Open objectives are reached by walking: to scout one, touch it; to patrol or secure one, be within six inches when the turn ends.
lesson-move-stay = Stand still here: the trooper is well placed, or has something to do that needs steady feet.
lesson-action-fire = Aliens in sight! The figures beside each shot are exact: to hit, to kill, to wound, to stun. A die needs 3 or more within six inches, 5 farther away, 6 behind cover; Combat Skill is added. Point at a shot to see every modifier.
lesson-action-brawl = An alien touches this trooper: that is a brawl. Both roll a die and add their skill and weapons; the lower one is hit, on a draw both are. The figures beside the answer are exact.
lesson-action-activate = This is a tactical location. Whatever it holds helps once: a distraction, a barred way, a contact taken out, or time.
lesson-action-call = You have your two objective points, and from the fifth turn on the drop ship can be called. Who calls must not have moved, be neither stunned nor in a brawl.
lesson-action-done = Nothing useful to do from here: done.
lesson-extra-shot = A six on the die: another shot at once, at the same alien or at one within two inches of it.
lesson-next-shot = The target is down and there are shots left: choose who gets the next one.
lesson-snap-fire = An alien moves in front of a trooper who held. Choose where on its way to fire: near enough to hit, early enough to stop it.
lesson-free-shot = Something was detected so close that this trooper fires at once. It costs nothing.
lesson-follow-up = The brawl is won and the alien gone! The winner may move up to two inches, away from the next one or towards the goal, but not into another brawl.
lesson-neutralize = The location takes out one contact of your choice. The nearest one is the most dangerous.
lesson-evac-roll = The call is open. At the end of each turn two dice are rolled; each objective that is done adds one, somebody with Tech who helps adds another, and ten brings the ship.
lesson-evac-place = The drop ship is here. Choose where it hovers: everybody within three inches can board, and it hovers for three turns only.
lesson-board = This trooper is under the ship: climb aboard. Who is left on the table when it leaves is lost.
lesson-ship-target = The drop ship covers you with its guns: choose a target.
