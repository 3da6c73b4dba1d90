function addressBlocks(first, last) {
  const blocks = []
  let address = first
  let left = last - first + 1
  while (left > 0) {
    const size = left & -left
    blocks.push([address, size])
    address += size
    left -= size
  }
  return blocks
}
