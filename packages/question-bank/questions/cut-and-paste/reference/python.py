def cut_and_paste(count, moves):
    # Paragraph `count` is made up: it closes the document to a ring.
    behind_of = [*range(1, count + 1), 0]
    before_of = [count, *range(count)]

    def join(before, behind):
        behind_of[before] = behind
        before_of[behind] = before

    for first, last, place in moves:
        join(before_of[first], behind_of[last])
        if place == -1:
            place = count
        follower = behind_of[place]
        join(place, first)
        join(last, follower)

    order = []
    paragraph = behind_of[count]
    while paragraph != count:
        order.append(paragraph)
        paragraph = behind_of[paragraph]
    return order
