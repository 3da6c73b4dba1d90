import {
  greyOf,
  type ScreenState,
  seeThumbnail,
  THUMBNAIL_HEIGHT,
  THUMBNAIL_WIDTH,
  UNSEEN,
} from '@sightline/coach/live/screen-change'
import { useEffect, useEffectEvent, useState } from 'react'
import { readText, type ScreenText } from './read-text.ts'

/** How often the screen is compared; the browser makes it once a second in a hidden tab. */
const COMPARE_EVERY_MS = 500

/** The latest look at the screen: the picture that was read, and its text. */
export interface Look {
  picture: string
  text: string
  isDoubtful: boolean
}

interface Options {
  stream: MediaStream | null
  isPaused: boolean
  onRead: (read: ScreenText) => void
}

/** Reads the text of the shared screen whenever it has changed and settled, and passes on texts that differ. */
export function useScreenLooks({ stream, isPaused, onRead }: Options) {
  const [look, setLook] = useState<Look | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const pass = useEffectEvent(onRead)
  useEffect(() => {
    if (!stream || isPaused) return
    return watchScreen(stream, {
      onRead(picture, read) {
        setProblem(null)
        setLook({ picture, ...read })
        if (read.text !== '') pass(read)
      },
      onProblem: () => setProblem('The text on the screen cannot be read here. Paste what matters.'),
    })
  }, [stream, isPaused])
  return { look, problem }
}

interface Watcher {
  onRead: (picture: string, read: ScreenText) => void
  onProblem: () => void
}

function watchScreen(stream: MediaStream, { onRead, onProblem }: Watcher): () => void {
  const video = document.createElement('video')
  video.srcObject = stream
  video.muted = true
  void video.play().catch(() => {})
  const small = createCanvas(THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
  let state: ScreenState = UNSEEN
  let lastText = ''
  let isReading = false

  async function read() {
    isReading = true
    const canvas = createCanvas(video.videoWidth, video.videoHeight)
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    try {
      const result = await readText(canvas)
      if (result.text === lastText) return
      lastText = result.text
      onRead(canvas.toDataURL('image/jpeg', 0.7), result)
    } catch {
      onProblem()
    } finally {
      isReading = false
    }
  }

  const timer = setInterval(() => {
    const context = small.getContext('2d', { willReadFrequently: true })
    if (!context || video.videoWidth === 0 || isReading) return
    context.drawImage(video, 0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
    const { data } = context.getImageData(0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT)
    const { isDue, ...next } = seeThumbnail(state, greyOf(data), performance.now())
    state = next
    if (isDue) void read()
  }, COMPARE_EVERY_MS)
  return () => {
    clearInterval(timer)
    video.srcObject = null
  }
}

const createCanvas = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height })
