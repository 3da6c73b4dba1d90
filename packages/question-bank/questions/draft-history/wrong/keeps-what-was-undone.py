class DraftHistory:
    def __init__(self) -> None:
        self.current = ""
        self.past: list[str] = []
        self.undone: list[str] = []

    def write(self, text: str) -> None:
        self._change(self.current + text)

    def erase(self, count: int) -> None:
        self._change(self.current[: max(0, len(self.current) - count)])

    def undo(self) -> bool:
        if not self.past:
            return False
        self.undone.append(self.current)
        self.current = self.past.pop()
        return True

    def redo(self) -> bool:
        if not self.undone:
            return False
        self.past.append(self.current)
        self.current = self.undone.pop()
        return True

    def read(self) -> str:
        return self.current

    def _change(self, following: str) -> None:
        self.past.append(self.current)
        self.current = following
