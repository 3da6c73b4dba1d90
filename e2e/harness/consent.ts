import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Server } from './server-process.ts'
import { test as base } from './test.ts'

/**
 * Tests on a server with an installer and three analytics providers. Every test starts without
 * recorded events.
 */
export const test = base.extend<{ noEvents: undefined }>({
  noEvents: [
    async ({ server }, use) => {
      await forgetEvents(server)
      await use(undefined)
    },
    { auto: true },
  ],
})

/**
 * The server's environment. Files with the same environment share a server when they run in turn.
 */
export const consentEnv = {
  WINDOWS_INSTALLER_URL: '{stand-ins}/files/sightline-setup.exe',
  TAG_MANAGER_ID: 'GTM-LOCAL',
  TAG_MANAGER_URL: '{stand-ins}/analytics/gtm.js',
  PIXEL_ID: '4242',
  PIXEL_URL: '{stand-ins}/analytics/fbevents.js',
  INSIGHT_ID: '7777',
  INSIGHT_URL: '{stand-ins}/analytics/insight.min.js',
}

/** The banner that asks for consent. */
export const consentBanner = (page: Page) =>
  page.getByRole('region', { name: 'Allow cookies that count visits?' })
export const answerConsent = (page: Page, name: 'Accept' | 'Decline') =>
  consentBanner(page).getByRole('button', { name }).click()

const Events = z.array(z.looseObject({ provider: z.string(), event: z.string() }))

/** The events that the providers received. */
export const eventsOf = async ({ standIns }: Server) =>
  Events.parse(await (await fetch(`${standIns}/analytics/events`)).json())
/** The received events as sorted texts, for example 'pixel PageView'. */
export const eventNamesOf = async (server: Server) =>
  (await eventsOf(server)).map(({ provider, event }) => `${provider} ${event}`).sort()
/** The received events that are not page views. */
export const conversionsOf = async (server: Server) =>
  (await eventsOf(server)).filter(({ event }) => !/page_?view/i.test(event))
export const forgetEvents = ({ standIns }: Server) =>
  fetch(`${standIns}/analytics/events`, { method: 'DELETE' })

/** The server's own count of page views or downloads. */
export const countOf = async (server: Server, kind: 'page-view' | 'download') =>
  Number(
    (
      await server.sql`select coalesce(sum(count), 0) as sum from daily_counts where kind = ${kind}`
    )[0]?.sum,
  )

/** Collects the requests that a page sends to a provider. */
export function recordProviderRequests(page: Page, { standIns }: Server) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${standIns}/analytics`)) urls.push(request.url())
  })
  return urls
}

const PAGE_VIEW = ['insight page_view', 'pixel PageView', 'tag-manager page_view']
/** The events of `count` page views, in the order of `eventNamesOf`. */
export const pageViews = (count: number) =>
  Array.from({ length: count }, () => PAGE_VIEW)
    .flat()
    .sort()
