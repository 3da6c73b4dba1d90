def read_pages(digits, pages):
    readings = []

    def read_on(start, read):
        if start == len(digits):
            readings.append(read)
            return
        for end in range(start + 1, len(digits) + 1):
            page = int(digits[start:end])
            if page > pages:
                break
            if page > (read[-1] if read else 0):
                read_on(end, read + [page])

    read_on(0, [])
    return readings
