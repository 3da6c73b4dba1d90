def shortest_section(numbers):
    start = len(numbers)
    end = -1
    for i in range(len(numbers)):
        for j in range(i + 1, len(numbers)):
            if numbers[i] > numbers[j]:
                start = min(start, i)
                end = max(end, j)
    return 0 if end < 0 else end - start + 1
