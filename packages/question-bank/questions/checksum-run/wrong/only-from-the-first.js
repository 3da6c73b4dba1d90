function largestChecksum(packets) {
  let checksum = 0
  let largest = 0
  for (const packet of packets) {
    checksum ^= packet
    largest = Math.max(largest, checksum)
  }
  return largest
}
