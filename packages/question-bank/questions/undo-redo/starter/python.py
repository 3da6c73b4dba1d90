def undo_redo(actions: list[str]) -> list[str]:
    
