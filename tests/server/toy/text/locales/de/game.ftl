ui-game = Spielzeug
ui-about = zwei Freunde graben
