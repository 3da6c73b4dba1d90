import { html, page } from '../page.ts'
import type { Message } from './mailbox.ts'

const timestamp = (iso: string) =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`

const inboxPath = (to: string | undefined) => `/mail${to ? `?to=${encodeURIComponent(to)}` : ''}`

/** Lists the mail to one address, or all mail. The page's script adds new mail. */
export function inboxPage(messages: Message[], to: string | undefined) {
  const rows = messages.map(
    ({ id, to: recipient, subject, receivedAt }) => html`<li><a class="row" href="/mail/view/${id}">
      <strong>${subject || '(no subject)'}</strong>${timestamp(receivedAt)}<span class="wide">To ${recipient}</span></a></li>`,
  )
  const list = messages.length
    ? html`<ul class="list">${rows}</ul>`
    : html`<p class="muted">No mail${to ? ` for ${to}` : ''} yet. It appears here by itself.</p>`
  return page(
    'Mail',
    html`<main>
  <h1>Mail</h1>
  <p class="muted">A stand-in for a mail service: every mail that Sightline sends on this machine ends here.</p>
  <form class="filter" action="/mail">
    <label>Only mail to <input type="email" name="to" value="${to}" autocomplete="off"></label>
    <button class="secondary">Show</button>
  </form>
  ${to && html`<p><a href="/mail">Show all mail</a></p>`}
  <section id="mails" aria-label="Mails" aria-live="polite">${list}</section>
</main>`,
    '/mail/inbox.js',
  )
}

/** Shows a mail's HTML in a frame that runs no scripts, and its plain text. */
export function messagePage(message: Message | undefined) {
  if (!message) {
    return page(
      'Mail',
      html`<main><h1>This mail is gone</h1><p>Only the last 500 are kept.</p><a href="/mail">All mail</a></main>`,
    )
  }
  const { to, from, subject, text, receivedAt } = message
  const frame = html`<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${message.html}`}"></iframe>`
  return page(
    subject || 'Mail',
    html`<main>
  <p><a href="${inboxPath(to)}">Mail to ${to}</a></p>
  <h1>${subject || '(no subject)'}</h1>
  <p class="muted">From ${from}<br>${timestamp(receivedAt)}</p>
  ${message.html && frame}
  <details ${message.html ? '' : 'open'}><summary>Plain text</summary><pre>${text}</pre></details>
</main>`,
  )
}
