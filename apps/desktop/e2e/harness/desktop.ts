import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { openTerminal } from './terminal.ts'

/** The desktop around the helper, seen and used by xdotool as a person's hands would. */

/** Runs xdotool; throws when what it looks for is not there. */
const x = (...args: string[]) =>
  execFileSync('xdotool', args, { encoding: 'utf8', timeout: 5000, stdio: 'pipe' }).trim()

/** Searches for windows, once more where one of those that it asks has just been closed. */
function search(...args: string[]): string {
  for (let searches = 1; ; searches++)
    try {
      return x('search', ...args)
    } catch (error) {
      if (searches === 5 || !String(error).includes('BadWindow')) throw error
    }
}

/** A window on the screen: programs have others, too, which nobody sees. */
const findWindow = (title: string) =>
  search('--onlyvisible', '--name', `^${title}$`).split('\n')[0] ?? ''

/** The process that owns the window of this title. */
export const processOf = (title: string) =>
  Number(search('--name', `^${title}$`, 'getwindowpid').split('\n')[0])

/** Presses keys, as in `ctrl+b`, whichever window has the keyboard. */
export const pressKeys = (keys: string) => x('key', keys)

export interface OtherProgram {
  /** Gives its window the keyboard. */
  focus(): void
  close(): void
}

/** Opens a window of another program. */
export async function openOtherProgram(title = 'Other program'): Promise<OtherProgram> {
  const close = openTerminal({ title, text: '', geometry: '40x10+20+20' })
  await until(() => findWindow(title) !== '')
  return {
    focus: () => x('windowactivate', '--sync', findWindow(title)),
    close,
  }
}

/** The title of the window that has the keyboard. */
export const focusedTitle = () => x('getwindowfocus', 'getwindowname')

/** Where the overlay is: its left upper corner and its size. */
export function overlayPlace(): { x: number; y: number; width: number; height: number } {
  const text = x('getwindowgeometry', '--shell', findWindow('Sightline'))
  const read = (name: string) => Number(new RegExp(`^${name}=(-?\\d+)$`, 'm').exec(text)?.[1])
  return { x: read('X'), y: read('Y'), width: read('WIDTH'), height: read('HEIGHT') }
}

/** Whether the overlay is on the screen. */
export const isOverlayShown = () => holds(() => findWindow('Sightline') !== '')

/** The window that a click on the middle of the overlay would reach. */
export function windowUnderPointer(): string {
  const { x: left, y: top, width, height } = overlayPlace()
  // A pointer that rests is not asked again.
  x('mousemove', String(left + 5), String(top + 60))
  x('mousemove', String(left + Math.round(width / 2)), String(top + Math.round(height / 2)))
  return /^WINDOW=(\d+)$/m.exec(x('getmouselocation', '--shell'))?.[1] ?? ''
}

/** Drags the overlay by its frame. */
export function dragOverlay(dx: number, dy: number) {
  const { x: left, y: top } = overlayPlace()
  drag(left + 120, top + 14, dx, dy)
}

/** Drags the overlay's lower right corner. */
export function resizeOverlay(dx: number, dy: number) {
  const { x: left, y: top, width, height } = overlayPlace()
  drag(left + width - 8, top + height - 8, dx, dy)
}

function drag(fromX: number, fromY: number, dx: number, dy: number) {
  x('mousemove', String(fromX), String(fromY), 'mousedown', '1', 'sleep', '0.3')
  for (const part of [0.25, 0.5, 0.75, 1])
    x('mousemove', String(fromX + Math.round(dx * part)), String(fromY + Math.round(dy * part)))
  x('sleep', '0.3', 'mouseup', '1')
}

/** Stops the processes that draw a program's pages. Returns them. */
export function stopPages(pid: number): number[] {
  const found = execFileSync('pgrep', ['-P', String(pid), 'WebKitWebProces'], { encoding: 'utf8' })
  const pages = found.trim().split('\n').map(Number)
  for (const page of pages) process.kill(page, 'SIGSTOP')
  return pages
}

/** Waits until something holds. */
export async function until(condition: () => boolean, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!holds(condition)) {
    if (Date.now() > deadline) throw new Error(`In ${timeoutMs} ms it never held: ${condition}`)
    await setTimeout(50)
  }
}

function holds(condition: () => boolean): boolean {
  try {
    return condition()
  } catch {
    return false
  }
}
