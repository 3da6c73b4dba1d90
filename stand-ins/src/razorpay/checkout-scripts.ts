/**
 * The script that the site loads from the provider: `new Razorpay(options).open()` shows the
 * payment dialog, a frame in a modal dialog. The script sets no style attributes and makes no
 * requests, so a strict content security policy allows it.
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
    const dialogStyle = { margin: 'auto', padding: '0', border: '0', borderRadius: '12px', overflow: 'hidden', maxWidth: 'none', maxHeight: 'none', width: 'min(26rem, calc(100vw - 2rem))', height: 'min(36rem, calc(100dvh - 2rem))' }
    Object.assign(dialog.style, dialogStyle)
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
    dialog.append(frame)

    const postToFrame = (message) => frame.contentWindow.postMessage(message, base.origin)
    const { handler, modal, ...values } = this.options
    const onMessage = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== base.origin) return
      if (data.type === 'ready') postToFrame({ type: 'open', options: JSON.parse(JSON.stringify(values)) })
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
    addEventListener('message', onMessage)
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      postToFrame({ type: 'dismiss' })
    })
    this.close = () => {
      removeEventListener('message', onMessage)
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

/**
 * The script of the payment dialog. It makes requests to the stand-in and posts messages to the
 * page that opened it.
 */
export const frameScript = `
const element = (id) => document.getElementById(id)
const buttons = [element('succeed'), element('fail')]
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
let session
let opener

const postToOpener = (message) => opener.postMessage(message, '*')
const show = (id, text) => {
  element(id).textContent = text
  element(id).hidden = false
}
const setBusy = (isBusy) => {
  for (const button of buttons) button.disabled = isBusy
}

async function post(path, body) {
  const response = await fetch('/razorpay/v1/checkout/sessions' + path, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const result = response.status === 204 ? {} : await response.json()
  if (!response.ok) throw new Error(result.error?.description ?? 'The checkout does not work right now.')
  return result
}

async function attempt(work) {
  setBusy(true)
  element('problem').textContent = ''
  try {
    await work()
  } catch (error) {
    element('problem').textContent = error.message
  }
  setBusy(!session)
}

async function open(options) {
  show('seller', options.name ?? 'Checkout')
  show('what', options.description ?? '')
  if (options.prefill?.email) show('payer', 'For ' + options.prefill.email)
  if (options.image) {
    element('logo').src = options.image
    element('logo').hidden = false
  }
  if (options.theme?.color) document.documentElement.style.setProperty('--ring', options.theme.color)
  element('seller').focus()
  await attempt(async () => {
    session = await post('', options)
    show('price', rupees.format(session.amountPaise / 100) + (session.startsAt ? '' : ' per ' + session.period))
    if (session.startsAt) {
      const day = new Date(session.startsAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
      show('when', 'Now only to check the card, and given back. The plan begins on ' + day + '.')
    }
  })
}

async function dismiss() {
  if (session) await post('/' + session.id + '/dismissal').catch(() => {})
  postToOpener({ type: 'dismissed' })
}

element('succeed').addEventListener('click', () =>
  attempt(async () => postToOpener({ type: 'paid', payment: await post('/' + session.id + '/success') })),
)
element('fail').addEventListener('click', () =>
  attempt(async () => {
    const { error } = await post('/' + session.id + '/failure')
    element('problem').textContent = error.description
    postToOpener({ type: 'failed', error })
  }),
)
element('close').addEventListener('click', dismiss)
document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss())
addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return
  if (data.type === 'open') open(data.options)
  if (data.type === 'dismiss') dismiss()
})
opener = window.parent
postToOpener({ type: 'ready' })
`
