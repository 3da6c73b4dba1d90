def alarm_combinations(alarms):
    found = set()
    ending = set()
    for now in alarms:
        following = {now}
        for combination in ending:
            following.add(combination | now)
        for combination in following:
            found.add(combination)
        ending = following
    return len(found)
