import type { Helper } from '../harness/helper.ts'
import { openTerminal } from '../harness/terminal.ts'

const CAPTURES = 50
const TITLE = 'Captured program'

/** Asks Rust as the page's own code does, which waits for all bytes of the picture. */
const CAPTURE = `
  const done = arguments[arguments.length - 1]
  const { invoke } = window.__TAURI_INTERNALS__
  const find = async () => (await invoke('list_windows')).find(({ title }) => title === '${TITLE}')
  const capture = async () => {
    const startedAt = performance.now()
    const window = await find()
    await invoke('capture_window', { window, part: { region: null, size: null } })
    return performance.now() - startedAt
  }
  const all = async () => {
    const times = []
    for (let take = 0; take < ${CAPTURES}; take++) times.push(await capture())
    return times
  }
  find().then((window) => window ? all() : null).then(done, (error) => done(String(error)))`

/**
 * The times to list the windows and to have the picture of one of about 1000 × 660 pixels in the
 * page. The first picture is left out: it alone waits until what was covered is drawn.
 */
export async function timeCaptures({ page }: Helper): Promise<number[]> {
  await page.manage().setTimeouts({ script: 60_000 })
  const close = openTerminal({ title: TITLE, text: 'Captured', geometry: '90x30+20+20' })
  try {
    const times = await page.wait(() => page.executeAsyncScript<number[]>(CAPTURE), 20_000)
    if (!Array.isArray(times)) throw new Error(`No picture: ${times}`)
    return times.slice(1)
  } finally {
    close()
  }
}
