def largest_checksum(packets):
    beginnings = {0}
    checksum = 0
    for packet in packets:
        checksum ^= packet
        beginnings.add(checksum)
    largest = 0
    for bit in range(29, -1, -1):
        upper = {beginning >> bit for beginning in beginnings}
        wanted = largest >> bit | 1
        if any(value ^ wanted in upper for value in upper):
            largest |= 1 << bit
    return largest
