function largestChecksum(packets) {
  let largest = 0
  for (let first = 0; first < packets.length; first++) {
    let checksum = 0
    for (let last = first; last < packets.length; last++) {
      checksum ^= packets[last]
      if (checksum > largest) largest = checksum
    }
  }
  return largest
}
