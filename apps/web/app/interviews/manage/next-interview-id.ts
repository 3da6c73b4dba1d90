/**
 * The id of the interview that follows the newest one. Pages that show the same list compute the
 * same id, so that pressing the button in two tabs or on two devices starts one interview, and a
 * start whose response was lost is not repeated.
 */
export async function nextInterviewId(userId: string, newestId: string | null): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${userId} ${newestId ?? 'first'}`),
  )
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  // UUID version 8: custom bits, RFC 9562.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
