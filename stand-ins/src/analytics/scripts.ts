/** Posts an event to the server that the script was loaded from. */
const send = `
const send = (event) => navigator.sendBeacon(new URL('events', source), JSON.stringify(event))
`

const wrapScript = (script: string) => `(() => {
const source = document.currentScript.src
${send}
${script}
})()
`

/** A tag manager: reports the entries of `dataLayer` and every entry that the page pushes later. */
export const tagManagerScript = wrapScript(`
const id = new URL(source).searchParams.get('id')
const report = (entry) => entry.event?.startsWith('gtm.') || send({ provider: 'tag-manager', id, ...entry })
const layer = (window.dataLayer ??= [])
layer.forEach(report)
layer.push = (...entries) => {
  entries.forEach(report)
  return Array.prototype.push.apply(layer, entries)
}
`)

/**
 * An advertising pixel: processes the queue of `fbq`. Button clicks and page changes are reported
 * automatically unless the page turns that off.
 */
export const pixelScript = wrapScript(`
const ids = []
let watchesButtons = true
const call = (verb, first, second) => {
  if (verb === 'init') ids.push(first)
  if (verb === 'set' && first === 'autoConfig') watchesButtons = second
  if (verb === 'track' || verb === 'trackCustom')
    for (const id of ids) send({ provider: 'pixel', id, call: verb, event: first })
}
fbq.callMethod = call
for (const queued of fbq.queue.splice(0)) call(...queued)
document.addEventListener('click', ({ target }) => {
  if (watchesButtons && target.closest('button')) call('track', 'SubscribedButtonClick')
})
if (!fbq.disablePushState) {
  const push = history.pushState
  history.pushState = function (...step) {
    push.apply(history, step)
    call('track', 'PageView')
  }
}
`)

/** A professional network's tag: reports a page view, then processes the queue of `lintrk`. */
export const insightScript = wrapScript(`
const id = window._linkedin_data_partner_ids?.[0]
const call = (verb, details) =>
  verb === 'track' && send({ provider: 'insight', id, ...(details ? { event: 'conversion', ...details } : { event: 'page_view' }) })
const queued = window.lintrk?.q ?? []
window.lintrk = call
call('track')
for (const entry of queued) call(...entry)
`)
