function addressesInNetwork(network, addresses) {
  const [start, bits] = network.split('/')
  const size = 2 ** (32 - Number(bits))
  const counts = new Map()
  const numberOf = (address) => {
    let number = 0
    for (const part of address.split('.')) number = number * 256 + Number(part)
    return number
  }
  for (const address of addresses) counts.set(numberOf(address), (counts.get(numberOf(address)) ?? 0) + 1)
  const first = Math.floor(numberOf(start) / size) * size
  let count = 0
  for (let number = first; number < first + size; number++) count += counts.get(number) ?? 0
  return count
}
