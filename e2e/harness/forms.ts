import type { BrowserContext, Page, Route } from '@playwright/test'
import { password as usualPassword } from './accounts.ts'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What a page has to say: trouble, read out at once. */
export const alertOf = (page: Page) => page.getByRole('alert')

export async function logIn(page: Page, email: string, password: string = usualPassword) {
  await page.goto('/login')
  await enterLogIn(page, email, password)
}

/** Where the log-in page is open already. */
export async function enterLogIn(page: Page, email: string, password: string = usualPassword) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log In')
}

/** Where the sign-up page is open already. */
export async function enterSignUp(
  page: Page,
  email: string,
  password: string = usualPassword,
  confirmation = password,
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirmation)
  await press(page, 'Sign Up')
}

/** Goes as far as the page that asks for the code. */
export async function startSignUp(page: Page, email: string) {
  await page.goto('/signup')
  await enterSignUp(page, email)
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor()
}

export async function verifyCode(page: Page, code: string) {
  await page.getByLabel('OTP').fill(code)
  await press(page, 'Verify OTP')
}

/** From a page of the signed-in area, by its menu. */
export async function logOut(page: Page) {
  // A tab in the background draws once a second, and a click waits for what it clicks to stand still.
  await page.bringToFront()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Keeps the requests to `path` waiting, unanswered, until the returned function lets them through. */
export async function hold(page: Page | BrowserContext, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await intercept(page, path, (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Cuts the line to `path`: no request of it is answered. */
export const cut = (page: Page, path: string) => intercept(page, path, (route) => route.abort('connectionfailed'))

/** Cuts the line to `path` on the way back: what is sent arrives and takes effect, its answer never comes. */
export const loseAnswers = (page: Page, path: string) =>
  intercept(page, path, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort('connectionfailed')
  })

/** An open page hears of it a moment after `route` is done: what is pressed in that moment would get through. */
async function intercept(target: Page | BrowserContext, path: string, handler: (route: Route) => Promise<void> | void) {
  await target.route(`**${path}`, handler)
  for (const page of 'pages' in target ? target.pages() : [target]) await page.evaluate('0')
}
