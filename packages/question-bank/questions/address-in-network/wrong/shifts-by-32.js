function addressesInNetwork(network, addresses) {
  const [start, bits] = network.split('/')
  const prefixOf = (address) => {
    let number = 0
    for (const part of address.split('.')) number = (number << 8) | Number(part)
    return number >>> (32 - Number(bits))
  }
  return addresses.filter((address) => prefixOf(address) === prefixOf(start)).length
}
