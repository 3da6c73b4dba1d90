import { html, page } from '../page.ts'

/** The log-in form. After an error the form shows the values that were submitted. */
export function loginPage(uid: string, submitted: Record<string, unknown> = {}, error?: string) {
  const value = (name: string) => String(submitted[name] ?? '')
  const isFirstView = error === undefined
  return page(
    'Sign in',
    html`<main class="narrow">
  <p class="banner"><strong>This is a stand-in for Google sign-in.</strong> It runs on this machine and asks for no password: type any address.</p>
  <h1>Sign in to Sightline</h1>
  <form method="post" action="/oidc/interaction/${uid}">
    ${error && html`<p class="error" role="alert">${error}</p>`}
    <label>E-mail address <input name="email" type="text" inputmode="email" value="${value('email')}" autocomplete="off" autofocus></label>
    <label>Name <input name="name" value="${value('name')}" autocomplete="off"></label>
    <label class="tick"><input type="checkbox" name="verified" ${isFirstView || value('verified') ? html`checked` : ''}> The address is verified</label>
    <label>Picture, as a web address (optional) <input name="picture" value="${value('picture')}" inputmode="url" autocomplete="off"></label>
    <label>Subject, as 21 digits (optional) <input name="subject" value="${value('subject')}" inputmode="numeric" autocomplete="off"></label>
    <label class="tick"><input type="checkbox" name="without_id_token" ${value('without_id_token') ? html`checked` : ''}> Leave out the ID token</label>
    <button>Continue</button>
    <button class="secondary" name="cancel" value="yes">Cancel</button>
  </form>
</main>`,
  )
}
