import type { Helper } from '../harness/helper.ts'
import { openTerminal } from '../harness/terminal.ts'

const CAPTURES = 50
const TITLE = 'Captured program'

/** Asks Rust as the page's own code does: for a thumbnail, then for all pixels of the window. */
const CAPTURE = `
  const done = arguments[arguments.length - 1]
  const { invoke } = window.__TAURI_INTERNALS__
  const find = async () => (await invoke('list_windows')).find(({ title }) => title === '${TITLE}')
  const time = async (window, size) => {
    const startedAt = performance.now()
    await invoke('capture_window', { window, part: { region: null, size } })
    return performance.now() - startedAt
  }
  const all = async (window) => {
    const times = { captureMs: [], pictureMs: [] }
    for (let take = 0; take < ${CAPTURES}; take++) {
      times.captureMs.push(await time(window, [64, 36]))
      times.pictureMs.push(await time(window, null))
    }
    return times
  }
  find().then((window) => window ? all(window) : null).then(done, (error) => done(String(error)))`

interface CaptureTimes {
  /** To a thumbnail in the page: the way to Rust, and the picture itself. */
  captureMs: number[]
  /** To all pixels in the page, some 2.5 MB of them. */
  pictureMs: number[]
}

/**
 * The times to capture a window of about 1000 × 660 pixels. The first one is left out: it alone
 * waits until what was covered is drawn.
 */
export async function timeCaptures({ page }: Helper): Promise<CaptureTimes> {
  await page.manage().setTimeouts({ script: 60_000 })
  const close = openTerminal({ title: TITLE, text: 'Captured', geometry: '90x30+20+20' })
  try {
    const times = await page.wait(
      () => page.executeAsyncScript<CaptureTimes | string>(CAPTURE),
      20_000,
    )
    if (times === null || typeof times === 'string') throw new Error(`No picture: ${times}`)
    return { captureMs: times.captureMs.slice(1), pictureMs: times.pictureMs.slice(1) }
  } finally {
    close()
  }
}
