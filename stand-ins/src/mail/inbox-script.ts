/** What the inbox page runs: looks for new mail while the page is in view, and touches the page only when there is some. */
export const inboxScript = `
const list = document.querySelector('#mails')
const parser = new DOMParser()

async function refresh() {
  if (document.visibilityState === 'hidden') return
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = parser.parseFromString(await answer.text(), 'text/html').querySelector('#mails')
  if (!fresh || fresh.innerHTML === list.innerHTML) return
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : undefined
  list.replaceChildren(...fresh.childNodes)
  if (focused) list.querySelector('a[href="' + focused + '"]')?.focus()
}

setInterval(refresh, 2000)
document.addEventListener('visibilitychange', refresh)
`
