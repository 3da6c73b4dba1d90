def dead_questions(questions: list[list[int]], youngest: int, oldest: int) -> list[int]:
    
