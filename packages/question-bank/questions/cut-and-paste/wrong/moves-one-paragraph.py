def cut_and_paste(count, moves):
    behind_of = [*range(1, count + 1), 0]
    before_of = [count, *range(count)]

    def join(before, behind):
        behind_of[before] = behind
        before_of[behind] = before

    for move in moves:
        first = move[0]
        last = move[1]
        place = move[2] if move[2] != -1 else count
        join(before_of[first], behind_of[first])
        follower = behind_of[place]
        join(place, first)
        join(first, follower)
    order = []
    paragraph = behind_of[count]
    while paragraph != count:
        order.append(paragraph)
        paragraph = behind_of[paragraph]
    return order
