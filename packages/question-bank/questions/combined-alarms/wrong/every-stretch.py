def alarm_combinations(alarms):
    found = set()
    for first in range(len(alarms)):
        combination = 0
        for last in range(first, len(alarms)):
            combination |= alarms[last]
            found.add(combination)
    return len(found)
