import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import { type Account, password as usualPassword } from './accounts.ts'

export const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** The page's alert, which screen readers announce at once. */
export const alertOf = (page: Page) => page.getByRole('alert')

export async function logIn(page: Page, email: string, password: string = usualPassword) {
  await page.goto('/login')
  await submitLogIn(page, email, password)
}

/** Logs in through the API: the page's browser becomes a further device of the user. */
export async function logInByApi(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/auth/log-in', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Fills and submits the log-in form of the open page. */
export async function submitLogIn(page: Page, email: string, password: string = usualPassword) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await clickButton(page, 'Log In')
}

/** Fills and submits the sign-up form of the open page. */
export async function submitSignUp(
  page: Page,
  email: string,
  password: string = usualPassword,
  confirmation = password,
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirmation)
  await clickButton(page, 'Sign Up')
}

/** Signs up as far as the page that asks for the code. */
export async function startSignUp(page: Page, email: string) {
  await page.goto('/signup')
  await submitSignUp(page, email)
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor()
}

/** Fills in the code, which submits itself. */
export const verifyCode = (page: Page, code: string) => page.getByLabel('OTP').fill(code)

/** Logs out by the account menu of a signed-in page. */
export async function logOut(page: Page) {
  // A background tab renders once a second, and a click waits until its target is stable.
  await page.bringToFront()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
}

/** Holds all requests to `path` until the returned function is called. */
export async function holdRequests(
  page: Page | BrowserContext,
  path: string,
): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await intercept(page, path, (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Fails all requests to `path` as if the connection were down. */
export const blockRequests = (page: Page, path: string) =>
  intercept(page, path, (route) => route.abort('connectionfailed'))

/**
 * Delivers requests to `path` but drops their responses: they take effect, and the page sees a
 * failed connection.
 */
export const dropResponses = (page: Page, path: string) =>
  intercept(page, path, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort('connectionfailed')
  })

/**
 * Registers a route. A round trip to every open page makes sure that the route is active before the
 * test goes on.
 */
async function intercept(
  target: Page | BrowserContext,
  path: string,
  handler: (route: Route) => Promise<void> | void,
) {
  await target.route(`**${path}`, handler)
  for (const page of 'pages' in target ? target.pages() : [target]) await page.evaluate('0')
}
