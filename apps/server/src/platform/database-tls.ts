/** Modes of libpq's `sslmode` in which the connection is encrypted or fails. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full', 'no-verify']
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])?$/

/**
 * True for a PostgreSQL address over which the server might talk in the clear: one that demands no
 * TLS, and leads neither to this machine nor to a Unix socket.
 */
export function mayBeUnencrypted(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host.startsWith('/') || THIS_MACHINE.test(host)) return false
  return !ENCRYPTED.includes(searchParams.get('sslmode') ?? '')
}
