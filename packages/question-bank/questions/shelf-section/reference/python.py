def shortest_section(numbers):
    end = -1
    largest = -1
    for i, number in enumerate(numbers):
        if number < largest:
            end = i
        largest = max(largest, number)
    if end < 0:
        return 0
    start = end
    smallest = numbers[end]
    for i in range(end - 1, -1, -1):
        if numbers[i] > smallest:
            start = i
        smallest = min(smallest, numbers[i])
    return end - start + 1
