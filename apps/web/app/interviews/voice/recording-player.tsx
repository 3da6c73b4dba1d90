import { useEffect, useRef } from 'react'

/** A recording to listen to, which this page alone has. */
export function RecordingPlayer({ sound }: { sound: Blob }) {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(sound)
    if (player.current) player.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [sound])
  // biome-ignore lint/a11y/useMediaCaption: its words are what could not be made out
  return <audio ref={player} controls aria-label="Your recording" className="h-10 w-full max-w-80" />
}
