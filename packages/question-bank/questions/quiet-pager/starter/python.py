def quiet_pager(minutes: list[int], services: list[int], quiet: int) -> list[int]:
    
