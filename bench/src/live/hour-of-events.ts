import { newEvent } from './live-setting.ts'

const MINUTES = 60
const SENTENCES_A_MINUTE = 18
/** A look of the size that a screen full of text has. */
const SCREEN_TEXT =
  'A line of the page that is shared, as the reader of texts has read it from the picture.\n'.repeat(
    25,
  )

/**
 * Reports what an hour of a busy session brings: speech on both channels, a changed screen each
 * half minute, and twice a minute a question, which becomes a prompt point. Returns the words that
 * come last.
 */
export async function hourOfEvents(report: (events: object[]) => Promise<void>): Promise<string> {
  let last = ''
  for (let minute = 0; minute < MINUTES; minute++) {
    const startMs = 10_000_000 + minute * 60_000
    const sentences = Array.from({ length: SENTENCES_A_MINUTE }, (_, place) => {
      const isQuestion = place % 9 === 0
      last = `${isQuestion ? 'How would you test' : 'They have moved on to'} part ${place} of minute ${minute}${isQuestion ? '?' : '.'}`
      return newEvent('segment-heard', {
        channel: isQuestion || place % 3 > 0 ? 'them' : 'you',
        startMs: startMs + place * 3000,
        endMs: startMs + place * 3000 + 2500,
        text: last,
        how: 'realtime',
      })
    })
    const looks = [0, 30_000].map((atMs) =>
      newEvent('screen-read', {
        atMs: startMs + atMs,
        text: `Page ${minute}, ${atMs}\n${SCREEN_TEXT}`,
        isDoubtful: false,
      }),
    )
    await report([...looks, ...sentences])
  }
  return last
}
