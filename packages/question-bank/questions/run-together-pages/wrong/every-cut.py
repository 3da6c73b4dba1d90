def read_pages(digits, pages):
    readings = []

    def fits(read):
        numbers = [int(text) for text in read]
        if any(text[0] == "0" for text in read) or any(number > pages for number in numbers):
            return False
        return all(a < b for a, b in zip(numbers, numbers[1:]))

    def cut(start, read):
        if start == len(digits):
            if fits(read):
                readings.append([int(text) for text in read])
            return
        for end in range(start + 1, len(digits) + 1):
            cut(end, read + [digits[start:end]])

    cut(0, [])
    return readings
