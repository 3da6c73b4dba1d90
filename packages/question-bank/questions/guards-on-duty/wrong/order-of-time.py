def guards_on_duty(starts, ends, alarms):
    begins = sorted(starts)
    stops = sorted(ends)
    begun = ended = 0
    answers = []
    for alarm in sorted(alarms):
        while begun < len(begins) and begins[begun] <= alarm:
            begun += 1
        while ended < len(stops) and stops[ended] <= alarm:
            ended += 1
        answers.append(begun - ended)
    return answers
