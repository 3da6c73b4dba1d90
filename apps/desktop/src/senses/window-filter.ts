import type { KeyValueStore } from '@sightline/client/key-value-store'
import * as z from 'zod/mini'
import type { OpenWindow, Screen } from '../native/capture.ts'

/**
 * What the assistant may see. A window may be seen when it is named, or its program is; a whole
 * screen shows what stands on it. Nothing else is ever captured.
 */
const WindowFilter = z.object({
  windows: z.array(
    z.object({ id: z.number(), pid: z.number(), program: z.string(), title: z.string() }),
  ),
  programs: z.array(z.string()),
  screen: z.nullable(z.object({ id: z.number(), name: z.string() })),
})
export type WindowFilter = z.infer<typeof WindowFilter>

const NOTHING_SEEN: WindowFilter = { windows: [], programs: [], screen: null }

/** The name of the setting. */
export const WINDOW_FILTER = 'window-filter'

/** The filter that a setting's text names. */
export function parseWindowFilter(text: string | null): WindowFilter {
  try {
    return WindowFilter.parse(JSON.parse(text ?? ''))
  } catch {
    // Nothing is seen until it is chosen again.
    return NOTHING_SEEN
  }
}

export const readWindowFilter = (settings: KeyValueStore): WindowFilter =>
  parseWindowFilter(settings.read(WINDOW_FILTER))

export const writeWindowFilter = (settings: KeyValueStore, filter: WindowFilter) =>
  settings.write(WINDOW_FILTER, JSON.stringify(filter))

/** Whether a window is one that was named: its title may change, its program may not. */
export const isNamed = ({ windows }: WindowFilter, { id, pid, program }: OpenWindow) =>
  windows.some((named) => named.id === id && named.pid === pid && named.program === program)

export const mayBeSeen = (filter: WindowFilter, window: OpenWindow): boolean =>
  isNamed(filter, window) || filter.programs.includes(window.program)

/** The filter with this window named, or not named any more. */
export const nameWindow = (
  filter: WindowFilter,
  { id, pid, program, title }: OpenWindow,
  isOn: boolean,
): WindowFilter => ({
  ...filter,
  windows: [
    ...filter.windows.filter((named) => named.id !== id),
    ...(isOn ? [{ id, pid, program, title }] : []),
  ],
})

export const nameProgram = (
  filter: WindowFilter,
  program: string,
  isOn: boolean,
): WindowFilter => ({
  ...filter,
  programs: [...filter.programs.filter((named) => named !== program), ...(isOn ? [program] : [])],
})

export const nameScreen = (filter: WindowFilter, screen: Screen | null): WindowFilter => ({
  ...filter,
  screen: screen && { id: screen.id, name: screen.name },
})

export const isEmpty = ({ windows, programs, screen }: WindowFilter) =>
  windows.length === 0 && programs.length === 0 && screen === null
