import { useEffect, useRef } from 'react'

/** Plays a recording that exists only in this page. */
export function RecordingPlayer({ recorded }: { recorded: Blob }) {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(recorded)
    if (player.current) player.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [recorded])
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are what transcribing failed to produce
    <audio ref={player} controls aria-label="Your recording" className="h-10 w-full max-w-80" />
  )
}
