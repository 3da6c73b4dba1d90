def alarm_combinations(alarms):
    found = set(alarms)
    for before, now in zip(alarms, alarms[1:]):
        found.add(before | now)
    return len(found)
