/** What the candidate has written and not sent. */
export interface UnsentText {
  /**
   * `sendable`: the interview takes the text now. `lost`: nothing waits for it, or a recording is
   * still being transcribed.
   */
  state: 'none' | 'sendable' | 'lost'
  /** Sends the text where possible, and saves what is saved by itself: notes and code. */
  send: () => void
}
