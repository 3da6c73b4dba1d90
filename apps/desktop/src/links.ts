import { openLink } from './native/windows.ts'

/** Lets links open in the user's browser: a window of the helper never leaves its page. */
export function openLinksOutside() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href) return
    event.preventDefault()
    void openLink(link.href).catch(() => {})
  })
}
