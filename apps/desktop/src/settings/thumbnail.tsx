import { useEffect, useRef } from 'react'
import { captureWindow, type OpenWindow } from '../native/capture.ts'

const WIDTH = 160

/** A small picture of a window as it is now; empty where there is none. */
export function Thumbnail({ of }: { of: OpenWindow }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.max(1, Math.min(WIDTH, Math.round((WIDTH * of.height) / of.width)))
  useEffect(() => {
    captureWindow(of, { size: { width: WIDTH, height } }).then(
      (picture) => canvas.current?.getContext('2d')?.putImageData(picture, 0, 0),
      // A minimised window has no picture.
      () => {},
    )
  }, [of, height])
  return (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={`The window ${of.title}`}
      className="shrink-0 rounded-control border border-line bg-surface"
    />
  )
}
