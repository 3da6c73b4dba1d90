import { Button } from '@sightline/ui/button'
import { type PointerEvent, useRef, useState } from 'react'
import { type Region, regionAfterKey, regionBetween, regionText } from '../engine/screen/region.ts'

const INITIAL: Region = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

interface Props {
  /** The whole screen, as a data URL. */
  picture: string
  region: Region | null
  onChoose: (region: Region) => void
  onCancel: () => void
}

/**
 * Lets the user mark the part of the screen that is read: by dragging over the picture, or with the
 * arrow keys.
 */
export function RegionPicker({ picture, region: current, onChoose, onCancel }: Props) {
  const [region, setRegion] = useState(current ?? INITIAL)
  /** Where the drag began. */
  const corner = useRef<{ x: number; y: number } | null>(null)
  const drag = (event: PointerEvent) => {
    if (corner.current) setRegion(regionBetween(corner.current, placeOf(event)))
  }
  const share = (value: number) => `${value * 100}%`
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        Drag over the part to read. With the keyboard: arrow keys move it, Shift and arrow keys
        change its size.
      </p>
      <div
        className="relative cursor-crosshair touch-none overflow-hidden rounded-card border border-line select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          corner.current = placeOf(event)
        }}
        onPointerMove={drag}
        onPointerUp={(event) => {
          drag(event)
          corner.current = null
        }}
      >
        <img
          src={picture}
          alt="The whole shared screen"
          draggable={false}
          className="block w-full"
        />
        <button
          type="button"
          aria-label={`Part to read: ${regionText(region)}`}
          onKeyDown={(event) => {
            const next = regionAfterKey(region, event.key, event.shiftKey)
            if (!next) return
            event.preventDefault()
            setRegion(next)
          }}
          className="absolute cursor-crosshair border-2 border-accent-strong bg-accent-strong/15"
          style={{
            left: share(region.x),
            top: share(region.y),
            width: share(region.width),
            height: share(region.height),
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={() => onChoose(region)}>
          Read this part
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** The place of a pointer in the picture, in shares of its size. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
