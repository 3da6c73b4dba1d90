import { alertOf, clickButton } from '../../harness/forms.ts'
import { expect, test } from '../../harness/models.ts'

// A server caches the provider's configuration once it has loaded it. No other spec loads it in
// this environment.
test('while Google cannot be reached, the log-in says so and offers another try', async ({
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
