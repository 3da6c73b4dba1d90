import { defineElement } from '../../custom-element.ts'
import { loadSample } from './load-sample.ts'
import { CODE_KEY } from './storage-keys.ts'

const LOADING = 'Loading the question...'
const FAILED = 'Not loaded. Try again'

/**
 * Replaces its preview by a question to try when one of its buttons is pressed. Nothing of that is
 * loaded before. `[data-preview]` marks the preview, and `[data-open]` the buttons with the kind of
 * question that each opens. `data-runtime` on the element names the files that run JavaScript,
 * separated by spaces.
 */
defineElement('sample-question', (element, signal) => {
  const preview = element.querySelector<HTMLElement>('[data-preview]')
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-open]')]
  const isBusy = () => buttons.some((button) => button.ariaBusy === 'true')

  async function open(button: HTMLElement) {
    if (!preview || isBusy()) return
    button.ariaBusy = 'true'
    button.textContent = LOADING
    try {
      const kind = button.dataset.open === 'behavioral' ? 'behavioral' : 'coding'
      if (kind === 'coding' && isFirstVisit())
        fetchInAdvance(element.dataset.runtime?.split(' ') ?? [])
      const [{ mountSample }, sample] = await Promise.all([
        import('./mount-sample.tsx'),
        loadSample(kind),
      ])
      if (!signal.aborted) mountSample(element, sample, signal)
      preview.hidden = true
    } catch (error) {
      console.warn('The question could not be loaded:', error)
      button.textContent = FAILED
    } finally {
      button.ariaBusy = 'false'
    }
  }

  for (const button of buttons) button.addEventListener('click', () => open(button), { signal })
})

/** Fetches files into the browser's cache. Best effort: the first run loads what is missing. */
function fetchInAdvance(urls: string[]) {
  for (const url of urls) fetch(url, { priority: 'low' }).catch(() => {})
}

/** Who comes back may have written in another language. */
function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(CODE_KEY) === null
  } catch {
    return true
  }
}
