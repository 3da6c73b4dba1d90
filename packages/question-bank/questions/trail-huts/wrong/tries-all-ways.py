def cheapest_nights(fees, reach):
    def cheapest_from(at):
        if at + reach >= len(fees):
            return 0
        totals = []
        for hut in range(at + 1, at + reach + 1):
            totals.append(fees[hut] + cheapest_from(hut))
        return min(totals)

    return cheapest_from(-1)
