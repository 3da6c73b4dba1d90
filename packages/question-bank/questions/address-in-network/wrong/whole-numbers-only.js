function addressesInNetwork(network, addresses) {
  const [start, bits] = network.split('/')
  const parts = Math.floor(Number(bits) / 8)
  const prefixOf = (address) => address.split('.').slice(0, parts).join('.')
  return addresses.filter((address) => prefixOf(address) === prefixOf(start)).length
}
