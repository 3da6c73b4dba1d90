def seat_row(guests, rivals):
    rival = {(a, b) for a, b in rivals} | {(b, a) for a, b in rivals}
    row = []
    seated = set()

    def complete():
        if len(row) == guests:
            return True
        for guest in range(guests):
            if guest in seated or (row and (row[-1], guest) in rival):
                continue
            row.append(guest)
            seated.add(guest)
            if complete():
                return True
            row.pop()
            seated.remove(guest)
        return False

    return row if complete() else []
