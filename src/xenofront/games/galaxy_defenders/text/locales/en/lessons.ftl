# What a beginner is told in the guided mission, when something comes for the first time.
# lesson-QUESTION, or lesson-QUESTION-FIRST_WORD_OF_THE_ANSWER.

lesson-alpha = Each round one agent is the alpha agent: they decide where the rules leave the squad a choice, and they run the alien turn.
lesson-activity = It is your agent's turn. Each turn you may move, fight and act once each, in any order. What can be chosen now is lit up on the board and listed here. First, let us walk towards the mast in the east.
lesson-activity-attack = An alien is in sight and in range. The figures beside each attack are exact: wounds to be expected, the chance to kill, to jam the weapon, to lose ammunition. Point at an attack to see every modifier.
lesson-activity-special = You have reached the mast. Missions have actions of their own; this one copies the recorder, which is what you came for.
lesson-activity-end = Nothing more to do here: end the turn. Then the aliens act, by the tables on their cards. You can watch every step and ask why.
lesson-activity-move = Time to move on. Choose movement first; you will be asked for the way next.
lesson-hex = Walk hex by hex, or click a hex farther away that is marked: your agent walks there until something unforeseen happens. Undo is free as long as nobody has learned anything new.
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
