def shortest_section(numbers):
    return sum(number != other for number, other in zip(numbers, sorted(numbers)))
