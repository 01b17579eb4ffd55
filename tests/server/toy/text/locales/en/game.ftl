ui-game = Toy
ui-about = two friends dig
