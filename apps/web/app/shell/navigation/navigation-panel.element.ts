import { defineElement } from '../../custom-element.ts'

/** Closes the panel when one of its links is followed. */
defineElement('navigation-panel', (element, signal) => {
  const panel = element.querySelector('dialog')
  if (!panel) return
  // A link was followed before this script ran: until now CSS has moved the panel out of sight.
  if (!panel.matches(':focus-within')) panel.hidePopover()
  element.setAttribute('data-ready', '')
  panel.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover()
    },
    { signal },
  )
})
