/**
 * What a page loads from the provider: `new Razorpay(options).open()` shows the payment dialog, a frame in a modal dialog.
 * It styles without style attributes and sends nothing by itself, so that it works under the strictest policy.
 */
export const checkoutScript = `(() => {
const base = new URL('.', document.currentScript.src)

class Razorpay {
  constructor(options) {
    if (!options || !options.key) throw new Error('No key passed')
    if (!options.subscription_id) throw new Error('No subscription_id passed')
    this.options = options
    this.listeners = new Map()
  }

  on(event, listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
    return this
  }

  emit(event, detail) {
    for (const listener of this.listeners.get(event) ?? []) listener(detail)
  }

  open() {
    if (this.dialog) return this
    const dialog = document.createElement('dialog')
    const frame = document.createElement('iframe')
    dialog.setAttribute('aria-label', 'Razorpay checkout (stand-in)')
    frame.title = 'Razorpay checkout (stand-in)'
    frame.src = new URL('checkout/frame', base)
    const look = { margin: 'auto', padding: '0', border: '0', borderRadius: '12px', overflow: 'hidden', maxWidth: 'none', maxHeight: 'none', width: 'min(26rem, calc(100vw - 2rem))', height: 'min(36rem, calc(100dvh - 2rem))' }
    Object.assign(dialog.style, look)
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
    dialog.append(frame)

    const say = (message) => frame.contentWindow.postMessage(message, base.origin)
    const { handler, modal, ...plain } = this.options
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== base.origin) return
      if (data.type === 'ready') say({ type: 'open', options: JSON.parse(JSON.stringify(plain)) })
      if (data.type === 'failed') this.emit('payment.failed', { error: data.error })
      if (data.type === 'paid') {
        this.close()
        handler?.(data.payment)
      }
      if (data.type === 'dismissed') {
        this.close()
        modal?.ondismiss?.()
      }
    }
    addEventListener('message', hear)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      say({ type: 'dismiss' })
    })
    this.close = () => {
      removeEventListener('message', hear)
      dialog.close()
      dialog.remove()
      this.dialog = undefined
    }
    this.dialog = dialog
    document.body.append(dialog)
    dialog.showModal()
    return this
  }

  close() {}
}

window.Razorpay = Razorpay
})()
`

/** What the dialog in the frame runs. It talks to its own server, and to the page that opened it by messages. */
export const frameScript = `
const part = (id) => document.getElementById(id)
const buttons = [part('succeed'), part('fail')]
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
let session
let opener

const tell = (message) => opener.postMessage(message, '*')
const show = (id, text) => {
  part(id).textContent = text
  part(id).hidden = false
}
const setBusy = (isBusy) => {
  for (const button of buttons) button.disabled = isBusy
}

async function ask(path, body) {
  const answer = await fetch('/razorpay/v1/checkout/sessions' + path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const reply = answer.status === 204 ? {} : await answer.json()
  if (!answer.ok) throw new Error(reply.error?.description ?? 'The checkout does not work right now.')
  return reply
}

async function attempt(work) {
  setBusy(true)
  part('problem').textContent = ''
  try {
    await work()
  } catch (error) {
    part('problem').textContent = error.message
  }
  setBusy(!session)
}

async function open(options) {
  show('seller', options.name ?? 'Checkout')
  show('what', options.description ?? '')
  if (options.prefill?.email) show('payer', 'For ' + options.prefill.email)
  if (options.image) {
    part('logo').src = options.image
    part('logo').hidden = false
  }
  if (options.theme?.color) document.documentElement.style.setProperty('--ring', options.theme.color)
  part('seller').focus()
  await attempt(async () => {
    session = await ask('', options)
    show('price', rupees.format(session.amountPaise / 100) + (session.startsAt ? '' : ' per ' + session.period))
    if (session.startsAt) {
      const day = new Date(session.startsAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
      show('when', 'Now only to check the card, and given back. The plan begins on ' + day + '.')
    }
  })
}

async function dismiss() {
  if (session) await ask('/' + session.id + '/dismissal').catch(() => {})
  tell({ type: 'dismissed' })
}

part('succeed').addEventListener('click', () =>
  attempt(async () => tell({ type: 'paid', payment: await ask('/' + session.id + '/success') })),
)
part('fail').addEventListener('click', () =>
  attempt(async () => {
    const { error } = await ask('/' + session.id + '/failure')
    part('problem').textContent = error.description
    tell({ type: 'failed', error })
  }),
)
part('close').addEventListener('click', dismiss)
document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss())
addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return
  if (data.type === 'open') open(data.options)
  if (data.type === 'dismiss') dismiss()
})
opener = window.parent
tell({ type: 'ready' })
`
