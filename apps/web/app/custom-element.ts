import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/**
 * Defines a custom element whose behaviour is `connect`. The browser calls `connect` for every such
 * element, in a static page as well as in one that React renders; `signal` is aborted when the
 * element leaves the page. Does nothing while a page is prerendered.
 */
export function defineElement(
  name: keyof CustomElements,
  connect: (element: HTMLElement, signal: AbortSignal) => void,
) {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(
    name,
    class extends HTMLElement {
      #connection = new AbortController()

      connectedCallback() {
        this.#connection = new AbortController()
        connect(this, this.#connection.signal)
      }

      disconnectedCallback() {
        this.#connection.abort()
      }
    },
  )
}

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

/** The custom elements of the public pages. */
interface CustomElements {
  'card-carousel': ElementProps
  'locale-links': ElementProps
  'locale-offer': ElementProps
  'navigation-panel': ElementProps
  'rupee-prices': ElementProps
  'sample-question': ElementProps
  'scroll-spy': ElementProps
  'service-status': ElementProps
  'slide-in': ElementProps
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
