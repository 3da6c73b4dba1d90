import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not of the public internet (IANA's special-purpose registry). */
const privateNetworks = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/')
  privateNetworks.addSubnet(address, Number(bits), 'ipv4')
}

/** All of IPv6 that is given to networks of the public internet lies in here. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
/** Documentation, and tunnels that lead to IPv4 addresses, which may be private. */
const reserved = new BlockList()
reserved.addSubnet('2001::', 23, 'ipv6')
reserved.addSubnet('2001:db8::', 32, 'ipv6')
reserved.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address belongs to the public internet. Anything that is no address does not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !privateNetworks.check(address, 'ipv4')
  // IPv6 addresses with an IPv4 address in them, as ::ffff:127.0.0.1, are outside of 2000::/3.
  if (version !== 6 || address.includes('%')) return false
  return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
