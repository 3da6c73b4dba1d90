def read_pages(digits, pages):
    readings = []
    read = []

    def read_on(start):
        if start == len(digits):
            readings.append(list(read))
            return
        if digits[start] == "0":
            return
        last = read[-1] if read else 0
        for end in range(start + 1, len(digits) + 1):
            page = int(digits[start:end])
            if page > pages:
                return
            if page > last:
                read.append(page)
                read_on(end)
                read.pop()

    read_on(0)
    return readings
