from heapq import heappop, heappush


def visible_lengths(lefts, rights):
    edges = sorted({*lefts, *rights})
    order = sorted(range(len(lefts)), key=lambda poster: lefts[poster])
    visible = [0] * len(lefts)
    on_top = []
    begun = 0
    for edge, following in zip(edges, edges[1:]):
        while begun < len(order) and lefts[order[begun]] == edge:
            heappush(on_top, -order[begun])
            begun += 1
        while on_top and rights[-on_top[0]] <= edge:
            heappop(on_top)
        if on_top:
            visible[-on_top[0]] += following - edge
    return visible
