function addressBlocks(first, last) {
  const blocks = []
  let address = first
  while (address <= last) {
    let size = address === 0 ? 2 ** 30 : address & -address
    while (address + size - 1 > last) size /= 2
    blocks.push([address, size])
    address += size
  }
  return blocks
}
