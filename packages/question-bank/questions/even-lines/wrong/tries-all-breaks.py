def least_unevenness(lengths, width):
    def least_from(first):
        free = width - lengths[first]
        choices = []
        for following in range(first + 1, len(lengths)):
            if free < 0:
                break
            choices.append(free * free + least_from(following))
            free -= 1 + lengths[following]
        return 0 if free >= 0 else min(choices)

    return least_from(0)
