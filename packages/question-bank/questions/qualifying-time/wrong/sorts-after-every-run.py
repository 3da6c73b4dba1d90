def qualifying_times(times, places):
    shown = []
    for run in range(len(times)):
        best = sorted(times[: run + 1])
        shown.append(best[places - 1] if len(best) >= places else -1)
    return shown
