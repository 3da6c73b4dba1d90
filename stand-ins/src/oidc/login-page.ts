import { html, page } from '../page.ts'

/** The page on which one says who one is. `typed` keeps what was typed when it was refused. */
export function loginPage(uid: string, typed: Record<string, unknown> = {}, error?: string) {
  const value = (name: string) => String(typed[name] ?? '')
  const isFirst = error === undefined
  return page(
    'Sign in',
    html`<main class="narrow">
  <p class="banner"><strong>This is a stand-in for Google sign-in.</strong> It runs on this machine and asks for no password: type any address.</p>
  <h1>Sign in to Sightline</h1>
  <form method="post" action="/oidc/interaction/${uid}">
    ${error && html`<p class="error" role="alert">${error}</p>`}
    <label>E-mail address <input name="email" type="text" inputmode="email" value="${value('email')}" autocomplete="off" autofocus></label>
    <label>Name <input name="name" value="${value('name')}" autocomplete="off"></label>
    <label class="tick"><input type="checkbox" name="verified" ${isFirst || value('verified') ? html`checked` : ''}> The address is verified</label>
    <label>Picture, as a web address (optional) <input name="picture" value="${value('picture')}" inputmode="url" autocomplete="off"></label>
    <button>Continue</button>
    <button class="secondary" name="cancel" value="yes">Cancel</button>
  </form>
</main>`,
  )
}
