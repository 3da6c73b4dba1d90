import { createHash } from 'node:crypto'

/** What a reader does first, with a mouse, a finger, a key or an aid that moves the focus. */
const SIGNS_OF_A_READER = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
/** Without any of them the scripts come by themselves this long after the page has loaded. */
const LONGEST_WAIT_MS = 3000
/** The app says so once it answers; see root.tsx. */
const ANSWERING = 'answering'

type Deferred = {
  html: string
  /** What React Router's page would have run at once: a module, and the address where the page looks for it. */
  start: { path: string; source: string }
}

/**
 * Lets a page that is read without scripts ask for them only when somebody stirs: until then a slow phone behind a slow network has
 * nothing to do but to show the page. A button that is pressed before they are there is pressed again once they are.
 */
export function scriptsWhenUsed(html: string): Deferred {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)]
  const [inline, source] = html.match(/<script type="module" async="">([\s\S]*?)<\/script>/) ?? []
  const react = preloads.find(([, href]) => href?.startsWith('/assets/react-'))?.[1]
  if (!inline || !source || !react)
    throw new Error('The page does not start its scripts as React Router used to write it.')

  const path = `/assets/start-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  const files = [...preloads.map(([, href]) => href), path]
  const without = preloads.reduce((rest, [link]) => rest.replace(link, ''), html)
  return { html: without.replace(inline, () => waitingScript(files, react, path)), start: { path, source } }
}

/** React is run in a task of its own, so that neither it nor what is built on it keeps a slow phone from answering a touch. */
const waitingScript = (files: (string | undefined)[], react: string, start: string) => `<script>{
  const signs = ${JSON.stringify(SIGNS_OF_A_READER)}
  let pressed
  const remember = ({ target }) => {
    pressed = target.closest('button') ?? pressed
  }
  const startOnce = (sign) => {
    // A browser that lays a page out under a resting pointer says that it moved, by nothing.
    if (sign?.type === 'pointermove' && !sign.movementX && !sign.movementY) return
    for (const sign of signs) removeEventListener(sign, startOnce, true)
    if (document.querySelector('link[rel=modulepreload]')) return
    for (const href of ${JSON.stringify(files)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import('${react}').finally(() => setTimeout(() => import('${start}')))
  }
  for (const sign of signs) addEventListener(sign, startOnce, { capture: true, passive: true })
  addEventListener('click', remember, true)
  addEventListener('load', () => setTimeout(() => startOnce(), ${LONGEST_WAIT_MS}))
  addEventListener('${ANSWERING}', () => {
    removeEventListener('click', remember, true)
    pressed?.blur()
    pressed?.focus()
    pressed?.click()
  }, { once: true })
}</script>`
