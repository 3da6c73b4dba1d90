import { alertOf, press } from '../harness/forms.ts'
import { MODEL_SETTINGS } from '../harness/models.ts'
import { expect, test } from '../harness/test.ts'

// A server keeps what it once found of the provider. Those of the journeys with models are asked for it nowhere else.
test.use({ settings: [MODEL_SETTINGS, { scope: 'worker' }] })

test('while Google cannot be reached its button says so, and works once it can', async ({
  page,
  standIns,
  problems,
}) => {
  problems.expect(/502/)
  await standIns.set('oidc', 'fail')
  await page.goto('/login')
  await press(page, 'Continue with Google')
  await expect(alertOf(page)).toContainText('Google cannot be reached at the moment.')
  await standIns.set('oidc', 'ok')
  await press(page, 'Continue with Google')
  await expect(page.getByText('This is a stand-in for Google sign-in.')).toBeVisible()
})
