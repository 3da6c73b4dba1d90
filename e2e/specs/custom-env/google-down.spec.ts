import { alertOf, clickButton } from '../../harness/forms.ts'
import { expect, test } from '../../harness/models.ts'

// A server keeps what it once found of the provider. Those of the journeys with models are asked for it nowhere else.
test('while Google cannot be reached its button says so, and works once it can', async ({
  newBrowser,
  standIns,
  problems,
}) => {
  const visitor = await newBrowser()
  problems.expect(/502/)
  await standIns.set('oidc', 'fail')
  await visitor.goto('/login')
  await clickButton(visitor, 'Continue with Google')
  await expect(alertOf(visitor)).toContainText('Google cannot be reached at the moment.')
  await standIns.set('oidc', 'ok')
  await clickButton(visitor, 'Continue with Google')
  await expect(visitor.getByText('This is a stand-in for Google sign-in.')).toBeVisible()
})
