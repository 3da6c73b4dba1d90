import * as z from 'zod/mini'
import { NormalizedText } from '../text/text.ts'

export const DRAWING_MAX_BOXES = 80
export const DRAWING_MAX_ARROWS = 160
export const DRAWING_LABEL_MAX_LENGTH = 120
/** Coordinates of a box lie between this and its negative. */
const COORDINATE_MAX = 100_000

const Id = z.string().check(z.regex(/^[\w-]{1,40}$/))
const Coordinate = z.int().check(z.minimum(-COORDINATE_MAX), z.maximum(COORDINATE_MAX))
const Label = NormalizedText.check(z.maxLength(DRAWING_LABEL_MAX_LENGTH))

const DrawingBox = z.strictObject({ id: Id, x: Coordinate, y: Coordinate, label: Label })
/** An arrow from one box to another, each named by its id. */
const DrawingArrow = z.strictObject({ id: Id, from: Id, to: Id, label: Label })

/**
 * A drawing of boxes and arrows beside the notes of a system design. Coordinates are pixels without
 * zoom.
 */
export const Drawing = z.strictObject({
  boxes: z.array(DrawingBox).check(z.maxLength(DRAWING_MAX_BOXES)),
  arrows: z.array(DrawingArrow).check(z.maxLength(DRAWING_MAX_ARROWS)),
})
export type Drawing = z.infer<typeof Drawing>
