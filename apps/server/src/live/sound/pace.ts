import { SOUND_BYTES_PER_SECOND } from '@sightline/contracts/live/sound-frames'

/** A little more than both channels give when both sides speak without a pause. */
const BYTES_PER_SECOND = 2 * SOUND_BYTES_PER_SECOND * 1.25
/** What a page sends at once after a lost connection: twenty seconds of both channels. */
const BURST_BYTES = 2 * SOUND_BYTES_PER_SECOND * 20
/** What a message costs besides its bytes, so that many small ones are no way around the limit. */
const MESSAGE_BYTES = 100

/**
 * The pace at which a page's messages are read. Returns a function that counts a message, and
 * returns for how many milliseconds nothing more should be read.
 */
export function createPace(now: () => number = () => performance.now()) {
  let left = BURST_BYTES
  let countedAt = now()
  return (bytes: number): number => {
    const time = now()
    left =
      Math.min(BURST_BYTES, left + ((time - countedAt) * BYTES_PER_SECOND) / 1000) -
      bytes -
      MESSAGE_BYTES
    countedAt = time
    return left >= 0 ? 0 : Math.ceil((-left * 1000) / BYTES_PER_SECOND)
  }
}
