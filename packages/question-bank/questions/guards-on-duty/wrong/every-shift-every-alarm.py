def guards_on_duty(starts, ends, alarms):
    answers = []
    for alarm in alarms:
        on_duty = 0
        for start, end in zip(starts, ends):
            if start <= alarm < end:
                on_duty += 1
        answers.append(on_duty)
    return answers
