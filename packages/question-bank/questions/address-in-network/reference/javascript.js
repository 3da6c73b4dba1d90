function addressesInNetwork(network, addresses) {
  const [start, bits] = network.split('/')
  const size = 2 ** (32 - Number(bits))
  const prefixOf = (address) => {
    let number = 0
    for (const part of address.split('.')) number = number * 256 + Number(part)
    return Math.floor(number / size)
  }
  const prefix = prefixOf(start)
  let count = 0
  for (const address of addresses) if (prefixOf(address) === prefix) count++
  return count
}
