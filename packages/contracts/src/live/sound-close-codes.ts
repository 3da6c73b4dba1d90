/** Why the server closes the WebSocket of a session's sound, without zod schemas. */
export const SOUND_CLOSED = {
  /** A message that the protocol does not know. The page must not send it again. */
  malformed: 4400,
  /** The session has ended, is gone, or nobody is signed in any more. */
  over: 4404,
  /** Nothing was said for a long time. The page opens another connection when somebody speaks. */
  idle: 4408,
  /** Another page of the same session listens now. */
  taken: 4409,
  /** The page does not read what the server sends. */
  slow: 4413,
  /** The user has too many connections. */
  tooMany: 4429,
} as const
