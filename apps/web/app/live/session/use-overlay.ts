import { useEffect, useState } from 'react'

/**
 * The part of the Document Picture-in-Picture API that is used here; TypeScript has no types for
 * it.
 */
interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>
}

const SIZE = { width: 360, height: 480 }

const pictureInPicture = () =>
  (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture

export interface Overlay {
  /** The overlay's window; null while it is closed. */
  window: Window | null
  /** False for a pop-up window, which other windows can cover. */
  isOnTop: boolean
  /** True when the overlay was closed, by the user or because another page took its place. */
  wasClosed: boolean
  /** Why the overlay could not be opened. */
  problem: string | null
  open: () => void
}

/**
 * The small window above all others. A browser has a single one: when another page takes it, the
 * state stays in this tab, and the overlay is offered again. Without support for it, a pop-up
 * window.
 */
export function useOverlay(): Overlay {
  const [overlay, setOverlay] = useState<Window | null>(null)
  const [wasClosed, setWasClosed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isOnTop = pictureInPicture() !== undefined

  async function open() {
    if (overlay && !overlay.closed) return overlay.focus()
    setProblem(null)
    try {
      const opened = await openWindow()
      copyStyles(opened as Window & typeof globalThis)
      opened.addEventListener(
        'pagehide',
        () => {
          setOverlay(null)
          setWasClosed(true)
        },
        { once: true },
      )
      setOverlay(opened)
      setWasClosed(false)
    } catch {
      setProblem(
        'The overlay could not be opened. Allow pop-ups for this site, or keep this tab in sight.',
      )
    }
  }
  useEffect(() => () => overlay?.close(), [overlay])
  return { window: overlay, isOnTop, wasClosed, problem, open: () => void open() }
}

async function openWindow(): Promise<Window> {
  const onTop = pictureInPicture()
  if (onTop) return onTop.requestWindow(SIZE)
  const popup = window.open(
    '',
    'sightline-overlay',
    `popup,width=${SIZE.width},height=${SIZE.height}`,
  )
  if (!popup) throw new Error('The pop-up was blocked')
  return popup
}

/** The overlay begins as an empty document: it gets the page's rules, language and color scheme. */
function copyStyles(target: Window & typeof globalThis) {
  const { document } = target
  const page = window.document
  const rules = [...page.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map(({ cssText }) => cssText)
    } catch {
      // A sheet of another origin cannot be read; ours are all of this origin.
      return []
    }
  })
  // A constructed sheet, because the content policy forbids inline styles.
  const sheet = new target.CSSStyleSheet()
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets = [sheet]
  document.title = page.title
  document.documentElement.lang = page.documentElement.lang
  for (const { name, value } of page.documentElement.attributes)
    document.documentElement.setAttribute(name, value)
}
