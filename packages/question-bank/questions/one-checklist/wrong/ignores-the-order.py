from collections import Counter


def shortest_checklist(first, second):
    return sum((Counter(first) | Counter(second)).values())
