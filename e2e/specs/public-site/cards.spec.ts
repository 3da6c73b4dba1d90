import type { Locator } from '@playwright/test'
import { cardsOf, expectCard, openLandingPage } from '../../harness/start-page.ts'
import { expect, test } from '../../harness/test.ts'

/** The sections that slide in when they come into view. */
const SLIDING = '.animate-slide-in'

test.describe('the cards', () => {
  test.beforeEach(async ({ page }) => {
    await openLandingPage(page)
    await cardsOf(page).scrollIntoViewIfNeeded()
  })

  test('are changed by the keyboard', async ({ page }) => {
    await cardsOf(page).getByRole('list').focus()
    await expectCard(page, 1)
    for (const [key, card] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 4],
      ['ArrowRight', 4],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectCard(page, card)
    }
  })

  test('are changed by arrows, which are disabled at the ends, and by dots', async ({ page }) => {
    const [previous, next] = ['Previous card', 'Next card'].map((name) =>
      page.getByRole('link', { name }),
    )
    await expect(previous as Locator).toBeDisabled()
    for (const card of [2, 3, 4]) {
      await next?.click()
      await expectCard(page, card)
    }
    await expect(next as Locator).toBeDisabled()
    await previous?.click()
    await expectCard(page, 3)
    for (const card of [4, 2, 3, 1]) {
      await page.getByRole('link', { name: `Show card ${card}:` }).click()
      await expectCard(page, card)
    }
  })

  test('are changed by dragging, and swing back after a short drag', async ({ page }) => {
    await expectCard(page, 1)
    const drag = async (px: number) => {
      const box = await cardsOf(page).getByRole('list').boundingBox()
      if (!box) throw new Error('The cards are not rendered')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + px, box.y + box.height / 2, { steps: 5 })
      await page.mouse.up()
    }
    await drag(-300)
    await expectCard(page, 2)
    await drag(-40)
    await expectCard(page, 2)
    await drag(300)
    await expectCard(page, 1)
  })
})

test('the demo has three steps with pictures, changed by mouse and keyboard', async ({ page }) => {
  await openLandingPage(page)
  const steps = page.getByRole('group', { name: 'From sign-up to result' })
  const labels = ['Install & Setup', 'During The Interview', 'Get Results']
  await expect(steps.locator('label')).toHaveText(labels)
  await steps.getByRole('radio', { name: 'Install & Setup' }).focus()
  for (const name of labels) {
    await expect(steps.getByRole('radio', { name })).toBeChecked()
    const panel = page.getByRole('region', { name })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await expect
      .poll(() =>
        panel.getByRole('img').evaluate((img: { naturalWidth: number }) => img.naturalWidth),
      )
      .toBeGreaterThan(0)
    for (const other of labels.filter((label) => label !== name))
      await expect(page.getByRole('region', { name: other })).toBeHidden()
    await page.keyboard.press('ArrowRight')
  }
  await steps.getByRole('radio', { name: 'During The Interview' }).click()
  await expect(page.getByRole('region', { name: 'During The Interview' })).toBeVisible()
})

test('sections do not slide in where reduced motion is preferred', async ({ page }) => {
  await openLandingPage(page)
  await cardsOf(page).scrollIntoViewIfNeeded()
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  for (const section of await page.locator(SLIDING).all())
    await expect(section).toHaveCSS('animation-duration', '1e-05s')
})

test('where motion is welcome sections slide in once, and the cards stand still until they are changed', async ({
  newBrowser,
  server,
}) => {
  const page = await newBrowser({ baseURL: server.origin, reducedMotion: 'no-preference' })
  await openLandingPage(page)
  await expect(page.locator(SLIDING)).toHaveCount(0)
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(page.locator(`#pricing ${SLIDING}`)).toHaveCSS('animation-duration', '0.8s')
  await expect(page.locator(`#pricing ${SLIDING}`)).toHaveCSS('animation-iteration-count', '1')
  await cardsOf(page).scrollIntoViewIfNeeded()
  await expectCard(page, 1)
  await page.getByRole('link', { name: 'Next card' }).click()
  await expectCard(page, 2)
})
