def cheapest_nights(fees, reach):
    def cheapest_from(at):
        if at + reach >= len(fees):
            return 0
        return min(fees[hut] + cheapest_from(hut) for hut in range(at + 1, at + reach + 1))

    return cheapest_from(-1)
