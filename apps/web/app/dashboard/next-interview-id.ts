/**
 * The id of the interview that comes after the newest one. Whoever sees the same list arrives at the same id, so that presses in two
 * tabs, or on two devices, start one interview, and one whose answer was lost is not started a second time.
 */
export async function nextInterviewId(userId: string, newestId: string | null): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${userId} ${newestId ?? 'first'}`))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // The form of a UUID whose bits are its maker's own, version 8 of RFC 9562.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
