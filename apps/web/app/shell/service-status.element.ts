import { defineElement } from '../custom-element.ts'
import { send } from '../http.ts'

/** Asks the API whether it responds, and marks the element with `data-failing` if it does not. */
defineElement('service-status', (status, signal) => {
  const show = (isFailing: boolean) =>
    void (signal.aborted || status.toggleAttribute('data-failing', isFailing))
  send('GET', '/health').then(
    () => show(false),
    () => show(true),
  )
})
