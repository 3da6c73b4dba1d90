import type { KeyValueStore } from '@sightline/client/key-value-store'

/**
 * When and how the assistant looks: by itself whenever a window has changed, only when asked, or
 * only when asked and without reading the text, so that a model gets the picture alone.
 */
export const LOOK_MODES = ['automatic', 'manual', 'pictures'] as const
export type LookMode = (typeof LOOK_MODES)[number]

const LOOK_MODE = 'look-mode'

export const readLookMode = (settings: KeyValueStore): LookMode =>
  LOOK_MODES.find((mode) => mode === settings.read(LOOK_MODE)) ?? 'automatic'
export const saveLookMode = (settings: KeyValueStore, mode: LookMode) =>
  settings.write(LOOK_MODE, mode)
