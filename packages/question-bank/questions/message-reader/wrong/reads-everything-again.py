class MessageReader:
    def __init__(self) -> None:
        self.received = ""
        self.returned = 0

    def feed(self, chunk: str) -> list[str]:
        self.received += chunk
        messages, _ = self._read()
        completed = messages[self.returned :]
        self.returned = len(messages)
        return completed

    def state(self) -> str:
        return self._read()[1]

    def _read(self) -> tuple[list[str], str]:
        messages: list[str] = []
        digits = ""
        missing: int | None = None
        text: list[str] = []
        for character in self.received:
            if missing is None:
                if "0" <= character <= "9":
                    digits += character
                elif character == ":" and digits:
                    missing = int(digits)
                    digits = ""
                else:
                    return messages, "broken"
            elif missing > 0:
                text.append(character)
                missing -= 1
            elif character == ";":
                messages.append("".join(text))
                text = []
                missing = None
            else:
                return messages, "broken"
        return messages, "ready" if not digits and missing is None else "waiting"
