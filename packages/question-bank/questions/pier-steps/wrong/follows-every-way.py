def ways_up(steps, broken):
    def climb(step):
        if step == steps:
            return 1
        if step > steps or step in broken:
            return 0
        return (climb(step + 1) + climb(step + 2)) % 1_000_000_007

    return climb(0)
