def addresses_in_network(network, addresses):
    start, bits = network.split("/")
    others = 32 - int(bits)

    def prefix_of(address):
        number = 0
        for part in address.split("."):
            number = number << 8 | int(part)
        return number >> others

    prefix = prefix_of(start)
    return sum(prefix_of(address) == prefix for address in addresses)
