function largestChecksum(packets) {
  let largest = 0
  for (let i = 0; i < packets.length; i++) {
    largest = Math.max(largest, packets[i])
    for (let j = 0; j < i; j++) largest = Math.max(largest, packets[i] ^ packets[j])
  }
  return largest
}
