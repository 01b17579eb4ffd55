# What a beginner is told in the guided mission, when something comes for the first time.
# lesson-QUESTION, lesson-QUESTION-FIRST_WORD_OF_THE_ANSWER, or lesson-after-WHAT_HAPPENED.

lesson-alpha = Each round one agent is the alpha agent: they decide where the rules leave the squad a choice, and they run the alien turn.
lesson-activity = It is your agent's turn: you may move, fight and act once each, in any order. First, walk towards the mast in the east: click the lit hex. Your agent goes there, hex by hex, until something unforeseen happens.
lesson-activity-attack = An alien is in sight and in range. The figures beside each attack are exact: wounds to be expected, the chance to kill, to jam the weapon, to lose ammunition. Point at an attack to see every modifier.
lesson-activity-special = You have reached the mast. Missions have actions of their own; this one copies the recorder, which is what you came for.
lesson-activity-end = Nothing more to do here: end the turn. Then the aliens act, by the tables on their cards. You can watch every step and ask why.
lesson-activity-move = Click where to go. While you point at a hex, the way there is drawn, and who would see you. Point beside its middle to choose where to look: agents see and shoot only to the front. Undo is free as long as nobody has learned anything new.
lesson-hex = You stopped on the way because something happened. Walk on: click where to go, or stay here.
lesson-hex-stop = Here your agent is well placed: stop the movement.
lesson-facing = After moving you choose where to look. Agents see and shoot only to the front; an alien behind your back is dangerous.
lesson-alien-way = The rules leave this alien several equally good ways. All of them are shown on the board; you choose for it. Whatever you take is by the book.
lesson-alien = Several aliens may act next, and the rules leave the order to the alpha agent.
lesson-guard = You kept combat for later: your agent is on guard and may fire at an alien that moves in sight.
lesson-teleport-hex = A teleporter has brought an alien; there are several free hexes beside it, and you choose one.
lesson-wings = Enough has been done for a promotion: roll for new wings. A higher rank brings a skill or a tactic.
lesson-gain = Promoted! Choose what your agent has learned; every card says what it does.
lesson-signal-way = Signals are unknown contacts. They move, too, and turn into something once somebody sees them.
lesson-signal = A signal is in sight and will be turned over.
lesson-pay-ammo = Some weapons hit harder for ammunition; choose how much to spend.
lesson-react = Your agent can answer this with something it carries; using it is voluntary.
lesson-boost = Before the roll you may use something that improves the attack.
lesson-reroll = A die may be rolled again, each one once only.
lesson-after-signal-revealed = The triangles are signals: something is there, but nobody knows what. An agent who sees one turns it over. It may be an alien, which then stands there, or a human, who is glad to see you and leaves the map.
lesson-after-special-action-done = It is done, and the goals at the upper left say so. Now bring it back: walk to the landing area in the west. Point at the goal, and its hexes light up.
lesson-after-wings-rolled = Enough had been done for a promotion, so the roll for the next rank was made; it costs nothing. A higher rank brings a skill or a tactic.
