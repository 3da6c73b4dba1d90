def largest_checksum(packets):
    checksum = largest = 0
    for packet in packets:
        checksum = max(packet, checksum ^ packet)
        largest = max(largest, checksum)
    return largest
