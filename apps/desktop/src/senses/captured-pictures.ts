import { greyOf, THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@sightline/live/screen/screen-change'
import type { Region } from '@sightline/live-ui/engine/screen/region'
import type { PictureSource } from '@sightline/live-ui/senses/watch-pictures'
import {
  type CaptureProblem,
  captureScreen,
  captureWindow,
  listWindows,
} from '../native/capture.ts'
import { mayBeSeen, type WindowFilter } from './window-filter.ts'

interface Options {
  /** What may be seen now. */
  readFilter: () => WindowFilter
  /** Called with the name of what a picture was taken of. */
  onSeen: (name: string) => void
  /** Called when no picture could be taken. */
  onProblem: (problem: CaptureProblem) => void
}

const THUMBNAIL = { width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT }

/** Pictures of what the filter lets see: a screen, or else the front one of its windows. */
export function capturedPictures({ readFilter, onSeen, onProblem }: Options): PictureSource {
  async function take(part: { region: Region; size?: typeof THUMBNAIL }) {
    const filter = readFilter()
    try {
      if (filter.screen) {
        const picture = await captureScreen(filter.screen.id, part)
        onSeen(filter.screen.name)
        return picture
      }
      const window = (await listWindows()).find((candidate) => mayBeSeen(filter, candidate))
      if (!window) {
        onProblem('gone')
        return null
      }
      const picture = await captureWindow(window, part)
      onSeen(window.title || window.program)
      return picture
    } catch (problem) {
      onProblem(problem as CaptureProblem)
      return null
    }
  }

  return {
    async thumbnail(region) {
      const small = await take({ region, size: THUMBNAIL })
      return small && greyOf(small.data)
    },
    async picture(region) {
      const picture = await take({ region })
      return picture && createImageBitmap(picture)
    },
    close() {},
  }
}
