import type { Page } from '@playwright/test'
import { z } from 'zod'
import routes from '../../apps/web/app/routes.ts'
import { createBegunInterview } from '../harness/interview-api.ts'
import { createSession } from '../harness/live.ts'
import { createEndedInterview } from '../harness/past-interviews.ts'
import { expect, test } from '../harness/payments.ts'
import { createPosting } from '../harness/postings.ts'

/** The heading of each address. A new route of the site gets its line here. */
const forVisitors = {
  '/': 'Practise the interview before it counts.',
  '/help': 'Help Center',
  '/outhelp': 'Help Center',
  '/manifesto': 'Manifesto',
  '/refund-policy': 'Refund Policy',
  '/cancellation-policy': 'Cancellation Policy',
  '/privacy-policy': 'Privacy Policy',
  '/termsConditions': 'Terms of Service',
  '/careers': 'Careers',
  '/careers/:id': 'Founding Engineer',
  '/download': 'Sightline on your computer',
  '/download/windows': 'Sightline on your computer',
  '/download/linux': 'Sightline on your computer',
  '/login': 'Log In',
  '/signup': 'Create Account',
  // Nobody comes from Google here.
  '/oauth-callback': 'Log In',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Set a new password',
  '/auth-callback': 'Open the link in your mail',
  '/offline': 'You are offline',
  // No session is shown without the link to it.
  '/live-view': 'Nothing to show',
  '/*': 'Practise the interview before it counts.',
}
const forCustomers = {
  '/thankyou': 'Thank you for choosing Basic',
  '/home': 'What would you like to practise today?',
  '/home/pricing': 'Find Your Perfect Fit With Sightline Plans',
  '/home/profile': 'Profile',
  '/home/device': 'Sign in a device',
  '/home/context': 'Your background',
  '/home/practice-questions': 'Your practice questions',
  '/home/applications': 'Your applications',
  '/home/applications/import': 'Import applications',
  '/home/applications/profile': 'What employers are told',
  '/home/applications/profile/resumes/:id': 'Backend',
  '/home/applications/:id': 'Backend engineer',
  '/home/jobs': 'Jobs',
  '/home/jobs/searches': 'Searches and companies',
  '/home/jobs/:id': 'Data Engineer',
  '/home/manifesto': 'Manifesto',
  '/home/help': 'Help Center',
  '/home/live': 'Live sessions',
  '/home/live/new': 'Begin a live session',
  '/home/interviews/:id': 'Coding · JavaScript',
  '/home/interviews/:id/report': 'Coding interview: Stack',
  '/home/live/:id': 'Live session',
  '/home/receipts/:id': 'Receipt',
}

interface Route {
  path?: string | undefined
  children?: Route[] | undefined
}
const pathsOf = (entries: Route[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`
    return children ? pathsOf(children, whole) : [whole || '/']
  })

test('every address of the site is opened below @main', () => {
  // /ui is there for development alone.
  const paths = pathsOf(routes).filter((path) => path !== '/ui')
  expect(Object.keys({ ...forVisitors, ...forCustomers }).toSorted()).toEqual(paths.toSorted())
})

test('a visitor opens every public page @main', async ({ page, problems }) => {
  problems.expect(/status of 404.*no-such-page/)
  for (const [path, heading] of Object.entries(forVisitors)) {
    await page.goto(path.replace(':id', 'founding-engineer').replace('*', 'no-such-page'))
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
  }
})

const Payments = z.object({ payments: z.array(z.object({ id: z.string() })) })

async function createApplication(page: Page): Promise<string> {
  const data = { company: 'Acme', title: 'Backend engineer' }
  const answer = await page.request.post('/api/applications', { data })
  return `/home/applications/${z.object({ id: z.string() }).parse(await answer.json()).id}`
}

async function createResume(page: Page): Promise<string> {
  const data = { name: 'Backend', document: {} }
  const answer = await page.request.post('/api/profile/resumes', { data })
  return `/home/applications/profile/resumes/${z.object({ id: z.string() }).parse(await answer.json()).id}`
}

test('a customer opens every page behind the log-in @main', async ({ page, subscribe }) => {
  await subscribe('Basic')
  const paid = Payments.parse(await (await page.request.get('/api/billing')).json())
  const addresses: Record<string, string> = {
    '/home/applications/:id': await createApplication(page),
    '/home/applications/profile/resumes/:id': await createResume(page),
    '/home/jobs/:id': await createPosting(page),
    '/home/interviews/:id': `/home/interviews/${await createBegunInterview(page, { round: 'coding' })}`,
    '/home/interviews/:id/report': `${await createEndedInterview(page, { topic: 'stack', passed: 8 })}/report`,
    '/home/live/:id': await createSession(page),
    '/home/receipts/:id': `/home/receipts/${paid.payments[0]?.id}`,
  }
  for (const [path, heading] of Object.entries(forCustomers)) {
    await page.goto(addresses[path] ?? path)
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
  }
})
