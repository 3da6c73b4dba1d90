import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { type Account, createAccounts, ownClientAddress } from './accounts.ts'
import { checkLooks } from './check-page.ts'
import { createMail, type Mail } from './mail.ts'
import { createProblems, type Problems } from './problems.ts'
import { type Server, startServer } from './server-process.ts'

type StandIn = 'mail' | 'oidc' | 'ip' | 'rates' | 'razorpay' | 's3' | 'analytics' | 'code-runner' | 'transcriber'
type Mode = 'ok' | 'fail' | 'stall' | 'wrong'

interface Fixtures {
  /** What goes wrong in any browser of the test fails it, unless it was declared with `problems.expect`. */
  problems: Problems
  mail: Mail
  account: ReturnType<typeof createAccounts>
  /** A new user, signed in in this test's browser; made for those who name her. */
  asha: Account
  /** Tells a stand-in how to behave, until the end of the test. */
  standIns: { set(name: StandIn, mode: Mode, more?: { times?: number; path?: string }): Promise<void> }
  /** Another person's browser, or the same person's other one, at an address of its own. */
  newBrowser(options?: BrowserContextOptions): Promise<Page>
  /** Looks at the page at every width and in every colour scheme. */
  looks(page: Page): Promise<void>
}

interface WorkerFixtures {
  /** Variables of the server's environment beside the usual ones; `{stand-ins}` in a value is where those are. */
  settings: Record<string, string>
  server: Server
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ settings }, use) => {
      const server = await startServer(settings)
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
    await keepPictures(context, testInfo)
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
      await keepPictures(context, testInfo)
      await context.close()
    }
  },

  mail: ({ server }, use) => use(createMail(server.standIns)),

  account: ({ playwright, server, mail }, use) => use(createAccounts(playwright.request, server.origin, mail)),

  asha: async ({ account, context }, use) => {
    const asha = await account.signUp()
    await account.signIn(context, asha)
    await use(asha)
  },

  standIns: async ({ server }, use) => {
    const control = async (method: string, path: string, order?: unknown) => {
      const body = order ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) } : {}
      const answer = await fetch(`${server.standIns}/control${path}`, { method, ...body })
      expect(answer.ok, await answer.text()).toBe(true)
    }
    await use({ set: (name, mode, more) => control('PUT', `/${name}`, { mode, ...more }) })
    await control('DELETE', '')
  },

  looks: ({ browserName: _ }, use) => use(checkLooks),
})

/** Of a test that failed. Playwright itself would take them of each test, in case it should fail. */
async function keepPictures(context: BrowserContext, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const page of context.pages()) {
    // Each is copied away as it is attached.
    const path = testInfo.outputPath('page.png')
    await page.screenshot({ path })
    await testInfo.attach('picture', { path, contentType: 'image/png' })
  }
}

export { expect }
