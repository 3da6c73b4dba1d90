def addresses_in_network(network, addresses):
    def number_of(address):
        number = 0
        for part in address.split("."):
            number = number << 8 | int(part)
        return number

    start, bits = network.split("/")
    first = number_of(start)
    size = 1 << (32 - int(bits))
    return sum(first <= number_of(address) < first + size for address in addresses)
