import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Region, WHOLE_SCREEN } from './region.ts'
import type { ScreenText } from './text-reader-messages.ts'
import { type ScreenWatch, watchScreen } from './watch-screen.ts'

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

/**
 * Reads the text of the shared screen whenever it has changed and settled, and passes on texts that
 * differ.
 */
export function useScreenLooks({ stream, isPaused, onRead }: Options) {
  const [look, setLook] = useState<Look | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** The part of this stream that is read; another stream is read as a whole. */
  const [chosen, setChosen] = useState<{ stream: MediaStream; region: Region } | null>(null)
  const region = chosen?.stream === stream ? (chosen?.region ?? null) : null
  const pass = useEffectEvent(onRead)
  const lastText = useRef('')
  const watch = useRef<ScreenWatch | null>(null)
  const begin = useEffectEvent((shared: MediaStream) =>
    watchScreen(shared, region ?? WHOLE_SCREEN, {
      onRead(picture, read) {
        setProblem(null)
        setLook({ picture, ...read })
        if (read.text === '' || read.text === lastText.current) return
        lastText.current = read.text
        pass(read)
      },
      onProblem: () =>
        setProblem('The text on the screen cannot be read here. Paste what matters.'),
    }),
  )
  useEffect(() => {
    if (!stream || isPaused) return
    lastText.current = ''
    watch.current = begin(stream)
    return () => {
      watch.current?.stop()
      watch.current = null
    }
  }, [stream, isPaused])
  return {
    look,
    problem,
    region,
    /** Reads the screen as it is now, without waiting for it to settle. */
    readNow: () => watch.current?.readNow() ?? Promise.resolve(),
    /** Reads only a part of the screen that is shared now; null for all of it. */
    setRegion(next: Region | null) {
      setChosen(stream && next && { stream, region: next })
      watch.current?.setRegion(next ?? WHOLE_SCREEN)
    },
    /** The whole screen as it is; null while nothing is read. */
    snapshot: () => watch.current?.snapshot() ?? Promise.resolve(null),
  }
}
