function addressBlocks(first, last) {
  const blocks = []
  let address = first
  while (address <= last) {
    let size = 1
    for (let larger = 1; address + larger - 1 <= last; larger++)
      if ((larger & (larger - 1)) === 0 && address % larger === 0) size = larger
    blocks.push([address, size])
    address += size
  }
  return blocks
}
