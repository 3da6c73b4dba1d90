def outfits(drawers: list[list[str]], clashes: list[list[str]]) -> list[list[str]]:
    
