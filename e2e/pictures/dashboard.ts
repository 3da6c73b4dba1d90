import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/configuration.mjs'

const others = readdirSync(join(root, 'apps/web/app/messages')).filter((code) => code !== 'en')

/**
 * The locales of the dashboard. Interviews and live sessions are in English in all of them. English
 * comes last, since the device keeps it for the pages that follow.
 */
export const LOCALES = [...others, 'en']

/** Opens the dashboard in a locale, and forgets the one of before, which the device keeps. */
export async function openDashboard(page: Page, locale: string) {
  await page.evaluate('localStorage.clear()')
  await page.goto(locale === 'en' ? '/home' : `/${locale}/home`)
  await page.locator(`html[lang="${locale}"]`).waitFor()
}
