def build_minutes(minutes: list[int], steps: list[int], needs: list[int]) -> int:
    
