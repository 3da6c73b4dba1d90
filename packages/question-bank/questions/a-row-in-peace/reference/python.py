from functools import cache


def seat_row(guests, rivals):
    rivals_of = [0] * guests
    for a, b in rivals:
        rivals_of[a] |= 1 << b
        rivals_of[b] |= 1 << a
    everybody = (1 << guests) - 1

    @cache
    def rest(seated, barred):
        """The first way to seat the others, where `barred` may not come next; None if there is none."""
        if seated == everybody:
            return ()
        for guest in range(guests):
            if (seated | barred) >> guest & 1:
                continue
            others = rest(seated | 1 << guest, rivals_of[guest])
            if others is not None:
                return (guest, *others)
        return None

    return list(rest(0, 0) or ())
