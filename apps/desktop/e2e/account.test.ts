import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By } from 'selenium-webdriver'
import { type Helper, newFolder, startHelper } from './harness/helper.ts'
import { newPerson } from './harness/person.ts'

const server = await startServer({ SITE_DIR: '' })
after(() => server.close())
const person = await newPerson(server)
const folder = newFolder()
const tokenFile = join(folder, 'app.sightline.helper/token')

/** Asks for a code in the settings, and reads it. */
async function askForCode(helper: Helper) {
  await helper.openSettings()
  await helper.press('Sign in')
  await helper.see('Type this code on')
  return helper.page.findElement(By.css('output')).getText()
}

test('a code typed on the site signs in, a restart keeps it, and the site ends it', async (t) => {
  const helper = await startHelper(t, { server: server.origin, folder })
  await person.answerCode(await askForCode(helper), true)
  await helper.see(person.email)
  const [device] = await person.devices()
  assert.match(device?.name ?? '', /^Sightline on ./)
  assert.equal(existsSync(tokenFile), false, 'a keyring takes the token')
  await helper.close()

  const again = await startHelper(t, { server: server.origin, folder })
  await again.openSettings()
  await again.see(person.email)
  await person.endDevices()
  await again.see('This device was signed out.', 5000)
  await again.close()

  const ended = await startHelper(t, { server: server.origin, folder })
  await ended.openSettings()
  await ended.see('This device signs in with a code')
  await ended.close()
})

test('a refused code signs nobody in, and another may be asked for', async (t) => {
  const helper = await startHelper(t, { server: server.origin, folder })
  await person.answerCode(await askForCode(helper), false)
  await helper.see('The device was not let in.')
  await helper.press('Sign in')
  await helper.see('Type this code on')
  await helper.press('Cancel')
  await helper.see('This device signs in with a code')
  await helper.close()
})

test('without a keyring the token is in a file of the user alone, which is said', async (t) => {
  const env = { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }
  const helper = await startHelper(t, { server: server.origin, folder, env })
  await person.answerCode(await askForCode(helper), true)
  await helper.see('has no keyring that answers')
  assert.equal(statSync(tokenFile).mode & 0o777, 0o600)
  const first = readFileSync(tokenFile, 'utf8')
  await helper.close()

  const again = await startHelper(t, { server: server.origin, folder, env })
  await again.openSettings()
  await again.see(person.email)
  assert.notEqual(readFileSync(tokenFile, 'utf8'), first, 'each start exchanges the token')
  await again.press('Sign out')
  await again.see('This device signs in with a code')
  assert.equal(existsSync(tokenFile), false)
  assert.deepEqual(await person.devices(), [])
  await again.close()
})
