/** How the overlay looks: both are parts of one. */
export interface OverlayLook {
  opacity: number
  textSize: number
}

export const OPACITY = { min: 0.3, max: 1 }
export const TEXT_SIZE = { min: 0.8, max: 2 }

/** The look as stored; the whole of it where that cannot be read. */
export function readLook(stored: string | null): OverlayLook {
  try {
    const { opacity, textSize } = JSON.parse(stored ?? '{}')
    return { opacity: keep(opacity, OPACITY), textSize: keep(textSize, TEXT_SIZE) }
  } catch {
    return { opacity: 1, textSize: 1 }
  }
}

const keep = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' ? Math.max(min, Math.min(value, max)) : 1
