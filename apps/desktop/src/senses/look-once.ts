import { WHOLE_SCREEN } from '@sightline/live-ui/engine/screen/region'
import type { Look } from '@sightline/live-ui/engine/senses'
import { readText } from '@sightline/live-ui/senses/read-text'
import type { CaptureProblem } from '../native/capture.ts'
import { capturedPictures } from './captured-pictures.ts'
import type { WindowFilter } from './window-filter.ts'

/**
 * What the assistant would see now, and where; nothing of it leaves the device.
 * @throws CaptureProblem when there is no picture
 */
export async function lookOnce(filter: WindowFilter): Promise<Look & { of: string }> {
  let of = ''
  let failure: CaptureProblem = 'gone'
  const pictures = capturedPictures({
    readFilter: () => filter,
    onSeen(name) {
      of = name
    },
    onProblem(problem) {
      failure = problem
    },
  })
  const bitmap = await pictures.picture(WHOLE_SCREEN)
  if (!bitmap) throw failure
  return { of, ...(await readText(bitmap)) }
}
