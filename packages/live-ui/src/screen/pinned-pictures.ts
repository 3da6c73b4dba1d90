/** A picture of the screen that the user keeps, on this device only. */
export interface PinnedPicture {
  id: string
  session: string
  /** Milliseconds since the session began. */
  atMs: number
  /** A data URL. */
  picture: string
}

/** The pictures of a session that the user keeps. */
export interface PinnedPictures {
  pictures: PinnedPicture[]
  /** Why the last change failed, in sentences. */
  problem: string | null
  pin(picture: string, atMs: number): Promise<void>
  unpin(id: string): Promise<void>
}
