import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'

const Answer = z.object({ ip: z.union([z.ipv4(), z.ipv6()]) })

const privateAddresses = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv6')

/**
 * Finds the public address of a client. A public observed address is returned as it is. A client on
 * our own machine or network shares the server's public address, which the look-up service reports.
 * Null if no look-up service is configured.
 * @throws AppError('upstream_failed')
 */
export async function publicAddress(
  observed: string,
  lookupUrl: string | undefined,
): Promise<string | null> {
  const address = observed.replace(/^::ffff:/, '')
  if (!privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return address
  if (!lookupUrl) return null
  try {
    const response = await fetch(lookupUrl, { signal: AbortSignal.timeout(3000) })
    if (!response.ok) throw new Error(`The address look-up answered ${response.status}`)
    return Answer.parse(await response.json()).ip
  } catch (cause) {
    throw new AppError('upstream_failed', 'The address look-up did not answer.', { cause })
  }
}
