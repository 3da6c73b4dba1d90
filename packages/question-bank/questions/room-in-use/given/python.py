def minutes_in_use(bookings: list[list[int]]) -> int:
    ordered = sorted(bookings, key=lambda booking: booking[0])
    total = 0
    begin, until = ordered[0]
    for start, end in ordered:
        if start > until:
            begin = start
            total += until - begin
            until = end
        else:
            until = end
    return total + until - begin
