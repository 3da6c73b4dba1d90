/**
 * The script of the inbox page: polls for new mail while the page is visible, and changes the page
 * only for new mail.
 */
export const inboxScript = `
const list = document.querySelector('#mails')
const parser = new DOMParser()

async function refresh() {
  if (document.visibilityState === 'hidden') return
  const response = await fetch(location.href).catch(() => undefined)
  if (!response?.ok) return
  const fresh = parser.parseFromString(await response.text(), 'text/html').querySelector('#mails')
  if (!fresh || fresh.innerHTML === list.innerHTML) return
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : undefined
  list.replaceChildren(...fresh.childNodes)
  if (focused) list.querySelector('a[href="' + focused + '"]')?.focus()
}

setInterval(refresh, 2000)
document.addEventListener('visibilitychange', refresh)
`
