import { z } from 'zod'
import { NormalizedText } from './text.ts'

export const DRAWING_MAX_BOXES = 80
export const DRAWING_MAX_ARROWS = 160
export const DRAWING_LABEL_MAX_LENGTH = 120
/** Coordinates of a box lie between this and its negative. */
const COORDINATE_MAX = 100_000

const Id = z.string().regex(/^[\w-]{1,40}$/)
const Coordinate = z.int().min(-COORDINATE_MAX).max(COORDINATE_MAX)
const Label = NormalizedText.max(DRAWING_LABEL_MAX_LENGTH)

const DrawingBox = z.strictObject({ id: Id, x: Coordinate, y: Coordinate, label: Label })
/** An arrow from one box to another, each named by its id. */
const DrawingArrow = z.strictObject({ id: Id, from: Id, to: Id, label: Label })

/** A drawing of boxes and arrows beside the notes of a system design. Coordinates are pixels without zoom. */
export const Drawing = z.strictObject({
  boxes: z.array(DrawingBox).max(DRAWING_MAX_BOXES),
  arrows: z.array(DrawingArrow).max(DRAWING_MAX_ARROWS),
})
export type Drawing = z.infer<typeof Drawing>
