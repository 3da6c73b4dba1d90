def addresses_in_network(network, addresses):
    start, bits = network.split("/")
    size = 2 ** (32 - int(bits))
    first = number_of(start) // size * size
    counts = {}
    for address in addresses:
        number = number_of(address)
        counts[number] = counts.get(number, 0) + 1
    count = 0
    for number in range(first, first + size):
        count += counts.get(number, 0)
    return count


def number_of(address):
    number = 0
    for part in address.split("."):
        number = number * 256 + int(part)
    return number
