import { picturesASecond, SURFACE_LABELS } from '@sightline/live-ui/labels'
import { prepareReader } from '@sightline/live-ui/senses/read-text'
import { Button } from '@sightline/ui/button'
import MonitorUp from 'lucide-react/icons/monitor-up'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { shareScreen, stopScreen } from '../senses/capture.ts'
import { useCapture } from '../senses/use-capture.ts'
import { Check, NOT_ALLOWED_YET } from './check.tsx'

/** What is shared: a tab, a window or the screen, with a picture of it. */
export function ScreenCheck({ isAllowed }: { isAllowed: boolean }) {
  const { surface, problem } = useCapture()
  const isShared = surface !== null
  useEffect(() => {
    // What fails here is tried again at the first look, which says so.
    if (isShared) prepareReader().catch(() => {})
  }, [isShared])
  const missing = isAllowed ? 'Nothing is shared yet.' : NOT_ALLOWED_YET
  return (
    <Check
      title="Screen"
      tone={surface ? 'good' : 'warn'}
      state={surface ? `You share ${SURFACE_LABELS[surface.kind]}.` : missing}
      action={
        <>
          {surface && (
            <Button size="small" variant="quiet" onClick={stopScreen}>
              Stop sharing
            </Button>
          )}
          <Button
            size="small"
            icon={<MonitorUp size={16} aria-hidden />}
            disabled={!isAllowed}
            onClick={() => void shareScreen()}
          >
            {surface ? 'Share another' : 'Share a tab or screen'}
          </Button>
        </>
      }
      more={
        <p className="max-w-reading text-sm text-muted">
          Best is the browser tab of the conversation, with its sound. Without a share the session
          works with what you type.
        </p>
      }
    >
      {surface && <Thumbnail stream={surface.stream} />}
      {surface?.kind === 'monitor' && (
        <p className="max-w-reading text-sm text-warn">
          You share your whole screen here. If the other side sees your whole screen too, they see
          the overlay. Share one window or tab with them instead. A browser cannot hide the overlay.
        </p>
      )}
      {problem?.source === 'screen' && (
        <p className="max-w-reading text-sm text-warn">{problem.text}</p>
      )}
    </Check>
  )
}

function Thumbnail({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const picture = usePicture(video)
  return (
    <figure className="flex flex-col gap-2">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="What is shared"
        className="aspect-video w-full max-w-80 rounded-card border border-line bg-surface object-contain"
      />
      <figcaption className="text-sm text-muted tabular-nums">
        {picture === null
          ? 'Waiting for the first picture'
          : `${picture.width} × ${picture.height}, ${picturesASecond(picture.perSecond)}`}
      </figcaption>
    </figure>
  )
}

const COUNTED_MS = 1000

/** The size of a video and how many new pictures a second it has; null before the first one. */
function usePicture(video: RefObject<HTMLVideoElement | null>) {
  const [picture, setPicture] = useState<{
    width: number
    height: number
    perSecond: number
  } | null>(null)
  useEffect(() => {
    let before = 0
    const timer = setInterval(() => {
      const element = video.current
      if (!element || element.videoWidth === 0) return setPicture(null)
      const { totalVideoFrames } = element.getVideoPlaybackQuality()
      const perSecond = Math.max(0, totalVideoFrames - before)
      before = totalVideoFrames
      setPicture({ width: element.videoWidth, height: element.videoHeight, perSecond })
    }, COUNTED_MS)
    return () => clearInterval(timer)
  }, [video])
  return picture
}
