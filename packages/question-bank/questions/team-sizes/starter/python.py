def team_sizes(bosses: list[int]) -> list[int]:
    
