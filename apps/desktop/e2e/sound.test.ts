import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { after, type TestContext, test } from 'node:test'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By } from 'selenium-webdriver'
import { type Helper, newFolder, startHelper } from './harness/helper.ts'

const server = await startServer({ SITE_DIR: '' })
after(() => server.close())

/** Generous: a busy machine is no reason to fail. */
const TIMEOUT_MS = 20_000

const pactl = (...args: string[]) => execFileSync('pactl', args, { encoding: 'utf8' }).trim()

/** Speaks into a sink, until the returned function is called. */
function speakInto(sink: string): () => void {
  const words = 'Tell me about a project that you are proud of. '.repeat(20)
  const speech = spawn(
    'sh',
    [
      '-c',
      'espeak-ng -a 200 --stdout "$1" | paplay --latency-msec=20 --device="$2"',
      'sh',
      words,
      sink,
    ],
    { detached: true, stdio: 'ignore' },
  )
  return () => {
    // The whole group: the shell and both ends of the pipe. They end with the device they play to.
    if (speech.pid && speech.exitCode === null) process.kill(-speech.pid)
  }
}

/** How far the meter of a channel is filled, from 0 to 1. */
async function levelOf({ page }: Helper, channel: string): Promise<number> {
  const bars = await page.findElements(By.css(`[aria-label="How loud: ${channel}"] span`))
  const transform = await bars[0]?.getCssValue('transform')
  return Number(transform?.match(/matrix\(([^,]+),/)?.[1] ?? 0)
}

const untilHeard = (helper: Helper, channel: string) =>
  helper.page.wait(
    async () => (await levelOf(helper, channel)) > 0.3,
    TIMEOUT_MS,
    `${channel}: silent`,
  )

/** The loudest that a channel was while the other one was heard. */
async function loudestBeside(helper: Helper, channel: string, heard: string): Promise<number> {
  const levels: number[] = []
  for (let times = 0; times < 10; times++) {
    await untilHeard(helper, heard)
    levels.push(await levelOf(helper, channel))
  }
  return Math.max(...levels)
}

async function tryTheSound(t: TestContext, env?: Record<string, string>): Promise<Helper> {
  const helper = await startHelper(t, {
    server: server.origin,
    folder: newFolder(),
    ...(env && { env }),
  })
  await helper.openSettings()
  // What comes late moves the button.
  await helper.see('This device signs in with a code')
  await helper.press('Try the sound')
  return helper
}

/** How many streams of the helper read a device. */
const readers = () =>
  pactl('list', 'source-outputs').match(/application.name = "cpal/g)?.length ?? 0

const mute = async ({ page }: Helper, channel: string, button: string) =>
  (await page.findElement(By.css(`section[aria-label="${channel}"]`)))
    .findElement(By.xpath(`.//button[.='${button}']`))
    .click()

test('what the computer plays and what the microphone hears arrive apart, and a muted one is not read', async (t) => {
  const helper = await tryTheSound(t)
  const stopThem = speakInto('speakers')
  await untilHeard(helper, 'The others')
  assert.ok((await loudestBeside(helper, 'You', 'The others')) < 0.05)
  stopThem()
  const stopYou = speakInto('mouth')
  await untilHeard(helper, 'You')
  assert.ok((await loudestBeside(helper, 'The others', 'You')) < 0.05)

  await mute(helper, 'You', 'Mute')
  await helper.see('muted, and not read')
  await helper.page.wait(() => readers() === 1, TIMEOUT_MS, 'the microphone is read still')
  assert.equal(await levelOf(helper, 'You'), 0)
  await mute(helper, 'You', 'Unmute')
  await untilHeard(helper, 'You')
  stopYou()
  await helper.press('Stop trying')
  await helper.page.wait(() => readers() === 0, TIMEOUT_MS, 'a device is read still')
})

const untilRead = ({ page }: Helper, device: string) =>
  page.wait(
    async () => (await page.findElements(By.xpath(`//bdi[.='${device}']`))).length > 0,
    TIMEOUT_MS,
    `${device} is not read`,
  )

test('another default device is followed', async (t) => {
  const helper = await tryTheSound(t)
  await untilRead(helper, 'Null Output')
  const module = pactl(
    ...['load-module', 'module-null-sink', 'sink_name=headphones'],
    'sink_properties=device.description=Headphones',
  )
  // A null sink that plays nothing hands over its silence two seconds late.
  t.after(speakInto('headphones'))
  pactl('set-default-sink', 'headphones')
  await untilRead(helper, 'Headphones')
  pactl('unload-module', module)
  await untilRead(helper, 'Null Output')
})

test('silence is named with its likely cause', async (t) => {
  const helper = await tryTheSound(t)
  await helper.see('Nothing heard from the others for 10 seconds', 30_000)
  await helper.see('gives no sound at all', 30_000)
})

test('without a sound server the helper starts and says what it needs', async (t) => {
  const helper = await tryTheSound(t, { PULSE_SERVER: 'unix:/nonexistent' })
  await helper.see('No sound server answers')
})

test('the loss of all devices is named, and the next one is read', async (t) => {
  const helper = await tryTheSound(t)
  await untilRead(helper, 'Null Output')
  pactl('unload-module', 'module-null-sink')
  await helper.see('There is no device that plays sound')
  await helper.see('No microphone is connected.')
  pactl('load-module', 'module-null-sink', 'sink_name=speakers')
  await untilRead(helper, 'Null Output')
})
