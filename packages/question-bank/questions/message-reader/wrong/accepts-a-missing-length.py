class MessageReader:
    def __init__(self) -> None:
        self.digits = ""
        self.missing: int | None = None
        self.text: list[str] = []
        self.is_broken = False

    def feed(self, chunk: str) -> list[str]:
        messages = []
        for character in chunk:
            if self.is_broken:
                break
            if self.missing is None:
                self._read_length(character)
            elif self.missing > 0:
                self.text.append(character)
                self.missing -= 1
            elif character == ";":
                messages.append("".join(self.text))
                self.text = []
                self.missing = None
            else:
                self.is_broken = True
        return messages

    def state(self) -> str:
        if self.is_broken:
            return "broken"
        return "ready" if not self.digits and self.missing is None else "waiting"

    def _read_length(self, character: str) -> None:
        if "0" <= character <= "9":
            self.digits += character
        elif character == ":":
            self.missing = int(self.digits or 0)
            self.digits = ""
        else:
            self.is_broken = True
