def shortest_section(numbers):
    ordered = list(numbers)
    for i in range(1, len(ordered)):
        number = ordered[i]
        j = i
        while j > 0 and ordered[j - 1] > number:
            ordered[j] = ordered[j - 1]
            j -= 1
        ordered[j] = number
    moved = [i for i in range(len(numbers)) if numbers[i] != ordered[i]]
    return moved[-1] - moved[0] + 1 if moved else 0
