import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Server } from '@sightline/e2e/harness/server-process'
import { By, Key } from 'selenium-webdriver'
import { type Helper, newFolder, startHelper } from './helper.ts'
import { liveOn } from './live.ts'
import { newPerson } from './person.ts'

interface Options {
  /** Where the helper reaches the server; the server itself by default. */
  origin?: string
  settings?: Record<string, string>
  env?: Record<string, string>
}

/** A person, a helper that is signed in as theirs, and their sessions as the site has them. */
export async function openSignedIn(t: TestContext, server: Server, options: Options = {}) {
  const { origin = server.origin, settings, env } = options
  const person = await newPerson(server)
  const folder = newFolder(settings)
  const helper = await startHelper(t, { server: origin, folder, ...(env && { env }) })
  // The keyring is the same for all tests, and keeps no token of a device that has ended.
  t.after(() => person.endDevices())
  await signIn(helper, person)
  await helper.openOverlay()
  return { helper, folder, person, live: liveOn(person) }
}

/** Signs a helper in as a person's device, in the settings, which stay open. */
export async function signIn(helper: Helper, person: Awaited<ReturnType<typeof newPerson>>) {
  await helper.openSettings()
  await helper.press('Sign in')
  await helper.see('Type this code on')
  await person.answerCode(await helper.page.findElement(By.css('output')).getText(), true)
  await helper.see(person.email)
}

/** Begins a session as the form asks for it. */
export async function begin(helper: Helper) {
  const { page } = helper
  /** By the keyboard, which the fields take wherever they are scrolled to. */
  const tick = async (label: string) => {
    const id = await (await helper.see(label)).getAttribute('for')
    await page.findElement(By.id(id ?? '')).sendKeys(Key.SPACE)
  }
  const button = await page.wait(
    async () => (await page.findElements(By.css('button[type=submit]')))[0],
    20_000,
  )
  assert.equal(await button?.isEnabled(), false, 'nothing begins before setting and consent')
  await tick('Assistance is allowed')
  await tick('I may have this conversation transcribed.')
  await helper.press('Begin')
  await helper.see('Nothing said yet')
}

/** Asks a question of the user's own. */
export async function ask({ page }: Helper, question: string) {
  const field = await page.findElement(By.css('[aria-label="Your question"]'))
  await field.sendKeys(question, Key.ENTER)
}

/** Says what the model answers to its next requests. */
export const scriptModel = (server: Server, ...steps: object[]) => script(server, 'models', steps)

/** Says what the transcriber hears next. */
export const scriptTranscriber = (server: Server, text: string) =>
  script(server, 'transcriber', { utterances: [{ text }] })

async function script({ standIns }: Server, standIn: string, said: object) {
  const answer = await fetch(`${standIns}/${standIn}/script`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(said),
  })
  assert.equal(answer.status, 204, await answer.text())
}
