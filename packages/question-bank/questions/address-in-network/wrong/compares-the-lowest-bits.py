def addresses_in_network(network, addresses):
    start, bits = network.split("/")
    mask = (1 << int(bits)) - 1

    def suffix_of(address):
        number = 0
        for part in address.split("."):
            number = number << 8 | int(part)
        return number & mask

    return sum(suffix_of(address) == suffix_of(start) for address in addresses)
