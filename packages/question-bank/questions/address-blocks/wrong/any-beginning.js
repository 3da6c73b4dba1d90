function addressBlocks(first, last) {
  const blocks = []
  let address = first
  while (address <= last) {
    let size = 1
    while (address + 2 * size - 1 <= last) size *= 2
    blocks.push([address, size])
    address += size
  }
  return blocks
}
