def bead_cut(beads: list[int], recipe: list[int]) -> list[int]:
    
