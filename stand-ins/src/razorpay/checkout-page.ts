import { html, page } from '../page.ts'

/**
 * The payment dialog. Its script fills in the texts when the page that opened the dialog sends the
 * checkout options.
 */
export const checkoutPage = page(
  'Checkout',
  html`<main class="narrow checkout" aria-labelledby="seller">
  <p class="banner"><strong>This is a stand-in for Razorpay.</strong> It runs on this machine; no money moves.</p>
  <header><img id="logo" alt="" width="48" height="48" hidden><div><h1 id="seller" tabindex="-1">Checkout</h1><p id="what" class="muted"></p></div></header>
  <p id="price" class="price" hidden></p>
  <p id="when" class="muted" hidden></p>
  <p id="payer" class="muted" hidden></p>
  <p id="problem" class="error" role="alert"></p>
  <div class="actions">
    <button type="button" id="succeed" disabled>Succeed</button>
    <button type="button" id="fail" class="secondary" disabled>Fail</button>
    <button type="button" id="close" class="secondary">Close</button>
  </div>
</main>`,
  '/razorpay/v1/checkout/frame.js',
)
