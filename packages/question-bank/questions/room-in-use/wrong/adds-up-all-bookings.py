def minutes_in_use(bookings):
    return sum(end - start for start, end in bookings)
