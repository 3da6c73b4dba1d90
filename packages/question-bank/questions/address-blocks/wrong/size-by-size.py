def address_blocks(first, last):
    blocks = []
    address = first
    while address <= last:
        size = 1
        for larger in range(1, last - address + 2):
            if larger & (larger - 1) == 0 and address % larger == 0:
                size = larger
        blocks.append([address, size])
        address += size
    return blocks
