import { createHash } from 'node:crypto'

/** The longest that scripts wait for a paint, which a tab in the background does not get. */
const LONGEST_WAIT_MS = 5000

type Deferred = {
  html: string
  /** What React Router's page would have run at once: a module, and the address where the page looks for it. */
  start: { path: string; source: string }
}

/**
 * Lets a page that is read without scripts ask for them only when what is in sight has loaded and been painted: behind a slow network
 * the style, the face and the picture have the line to themselves.
 */
export function scriptsAfterPaint(html: string): Deferred {
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
  let isStarted = false
  const startOnce = () => {
    if (isStarted) return
    isStarted = true
    for (const href of ${JSON.stringify(files)})
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import('${react}').finally(() => setTimeout(() => import('${start}')))
  }
  const startPainted = () =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) startOnce()
    }).observe({ type: 'paint', buffered: true })
  addEventListener('load', startPainted)
  setTimeout(startOnce, ${LONGEST_WAIT_MS})
}</script>`
