import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { type Account, createAccounts, ownClientAddress } from './accounts.ts'
import { checkPage } from './check-page.ts'
import { createMail, type Mail } from './mail.ts'
import { createProblems, type Problems } from './problems.ts'
import { type Server, startServer } from './server-process.ts'

type StandIn =
  | 'mail'
  | 'oidc'
  | 'ip'
  | 'rates'
  | 'razorpay'
  | 's3'
  | 'analytics'
  | 'code-runner'
  | 'transcriber'
type Mode = 'ok' | 'fail' | 'stall' | 'wrong'

interface Fixtures {
  /**
   * Fails the test for any error in its browsers or the server that was not declared with
   * `problems.expect`.
   */
  problems: Problems
  mail: Mail
  account: ReturnType<typeof createAccounts>
  /**
   * A new user, signed in in this test's browser. Tests that do not name the fixture get no user.
   */
  asha: Account
  /** Sets how a stand-in behaves until the end of the test. */
  standIns: {
    set(name: StandIn, mode: Mode, more?: { times?: number; path?: string }): Promise<void>
  }
  /** A further browser with its own cookies and client address. */
  newBrowser(options?: BrowserContextOptions): Promise<Page>
  /** Checks layout and accessibility at every width and in both colour schemes. */
  checkPage(page: Page): Promise<void>
}

interface WorkerFixtures {
  /**
   * Environment variables of the server, in addition to the default ones; `{stand-ins}` in a value
   * becomes their address.
   */
  serverEnv: Record<string, string>
  server: Server
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer(serverEnv)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: ({ server }, use) => use(server.origin),
  extraHTTPHeaders: ({ browserName: _ }, use) => use(ownClientAddress()),

  problems: [
    async ({ server }, use, testInfo) => {
      const problems = createProblems()
      const loggedBefore = server.log().length
      await use(problems)
      const log = server.log().slice(loggedBefore)
      if (log) await testInfo.attach('server log', { body: log, contentType: 'text/plain' })
      expect(problems.unexpected(), 'problems in the browser or the server').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, problems, server }, use, testInfo) => {
    await problems.watch(context, server.origin)
    await use(context)
    await attachScreenshots(context, testInfo)
  },

  newBrowser: async ({ browser, problems, server }, use, testInfo) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ extraHTTPHeaders: ownClientAddress(), ...options })
      contexts.push(context)
      await problems.watch(context, server.origin)
      return context.newPage()
    })
    for (const context of contexts) {
      await attachScreenshots(context, testInfo)
      await context.close()
    }
  },

  mail: ({ server }, use) => use(createMail(server.standIns)),

  account: ({ playwright, server, mail }, use) =>
    use(createAccounts(playwright.request, server.origin, mail)),

  asha: async ({ account, context }, use) => {
    const asha = await account.signUp()
    await account.signIn(context, asha)
    await use(asha)
  },

  standIns: async ({ server }, use) => {
    const control = async (method: string, path: string, order?: unknown) => {
      const body = order
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) }
        : {}
      const answer = await fetch(`${server.standIns}/control${path}`, { method, ...body })
      expect(answer.ok, await answer.text()).toBe(true)
    }
    await use({ set: (name, mode, more) => control('PUT', `/${name}`, { mode, ...more }) })
    await control('DELETE', '')
  },

  checkPage: ({ browserName: _ }, use) => use(checkPage),
})

/**
 * Attaches screenshots of a failed test's pages. Playwright's own option takes them for passing
 * tests too.
 */
async function attachScreenshots(context: BrowserContext, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const page of context.pages()) {
    // `attach` copies the file, so one path serves all pages.
    const path = testInfo.outputPath('page.png')
    await page.screenshot({ path })
    await testInfo.attach('picture', { path, contentType: 'image/png' })
  }
}

export { expect }
