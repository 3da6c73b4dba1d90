import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Helper, spawnHelper } from '../harness/helper.ts'

const KEYS = 50
const HAND_OVERS = 50

/** Notes when a change of the page is on the screen: the frame after its own then begins. */
const NOTE_CHANGES = `
  const onScreen = (then) => requestAnimationFrame(() => requestAnimationFrame(then))
  new MutationObserver(() => onScreen(() => (window.changedAt ??= Date.now())))
    .observe(document.body, { subtree: true, childList: true, characterData: true })`

/**
 * From a key press to a change of the overlay on the screen: whether clicks go through it, and not
 * any more. The program that presses the key is running before.
 */
export async function timeKeys(helper: Helper): Promise<number[]> {
  await helper.press('Try the keys')
  await helper.see('The session holds all keys.')
  const settings = await helper.page.getWindowHandle()
  await helper.openOverlay()
  await helper.page.executeScript(NOTE_CHANGES)
  const hand = spawn('xdotool', ['-'], { stdio: ['pipe', 'ignore', 'inherit'] })
  const times: number[] = []
  for (let press = 0; press < KEYS; press++)
    times.push(await untilChange(helper, () => void hand.stdin.write('key ctrl+shift+k\n')))
  hand.stdin.end()
  await helper.page.switchTo().window(settings)
  return times
}

/**
 * From the start of a second helper with a verb to the words of the first that say it was heard.
 * Two verbs in turn, because the same one a second time changes nothing.
 */
export async function timeHandOvers(
  helper: Helper,
  running: { server: string; folder: string },
): Promise<number[]> {
  await helper.page.executeScript(NOTE_CHANGES)
  const times: number[] = []
  for (let count = 0; count < HAND_OVERS; count++)
    times.push(
      await untilChange(helper, async () => {
        await once(spawnHelper(running, count % 2 === 0 ? 'mute' : 'look'), 'exit')
      }),
    )
  await helper.press('Give the keys back')
  return times
}

/** The time from the beginning of `act` until a change of the page is on the screen. */
async function untilChange({ page }: Helper, act: () => Promise<void> | void): Promise<number> {
  await page.executeScript('window.changedAt = undefined')
  const startedAt = Date.now()
  await act()
  const changedAt = await page.wait(
    () => page.executeScript<number | null>('return window.changedAt ?? null'),
    30_000,
  )
  return Number(changedAt) - startedAt
}
