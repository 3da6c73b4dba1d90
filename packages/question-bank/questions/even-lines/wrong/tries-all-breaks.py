def least_unevenness(lengths, width):
    def least_from(word, free):
        if word == len(lengths):
            return 0
        in_new_line = free * free + least_from(word + 1, width - lengths[word])
        if lengths[word] + 1 > free:
            return in_new_line
        return min(in_new_line, least_from(word + 1, free - lengths[word] - 1))

    return least_from(1, width - lengths[0])
