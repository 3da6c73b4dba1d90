def cut_and_paste(count, moves):
    order = list(range(count))
    for first, last, behind in moves:
        start = order.index(first)
        end = order.index(last) + 1
        stretch = order[start:end]
        rest = order[:start] + order[end:]
        place = 0 if behind == -1 else rest.index(behind) + 1
        order = rest[:place] + stretch + rest[place:]
    return order
