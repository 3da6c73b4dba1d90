def address_blocks(first, last):
    blocks = []
    address = first
    while address <= last:
        size = address & -address or 1
        blocks.append([address, size])
        address += size
    return blocks
