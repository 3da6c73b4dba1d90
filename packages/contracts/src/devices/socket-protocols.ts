/*
 * A browser sends no `Authorization` with a WebSocket. A device offers its token among the
 * protocols of the WebSocket instead, which are headers: addresses are written to logs. The server
 * answers with the name alone.
 */

/** What our WebSockets speak. */
export const SOCKET_PROTOCOL = 'sightline'
const TOKEN_PREFIX = 'sightline.token.'

/** The protocols that a device offers. */
export const protocolsWith = (token: string): string[] => [SOCKET_PROTOCOL, TOKEN_PREFIX + token]

/** The token in a header `Sec-WebSocket-Protocol`, or null without one. */
export const tokenAmong = (offered: string): string | null =>
  offered
    .split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith(TOKEN_PREFIX))
    ?.slice(TOKEN_PREFIX.length) || null
