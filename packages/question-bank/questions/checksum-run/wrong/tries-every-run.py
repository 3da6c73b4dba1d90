def largest_checksum(packets):
    largest = 0
    for first in range(len(packets)):
        checksum = 0
        for last in range(first, len(packets)):
            checksum ^= packets[last]
            if checksum > largest:
                largest = checksum
    return largest
