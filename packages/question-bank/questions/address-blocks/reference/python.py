def address_blocks(first, last):
    blocks = []
    address = first
    while address <= last:
        size = address & -address or 2**30
        while address + size - 1 > last:
            size //= 2
        blocks.append([address, size])
        address += size
    return blocks
