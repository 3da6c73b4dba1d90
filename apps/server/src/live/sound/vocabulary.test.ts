import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { signInDevice } from '../../../test/devices.ts'
import { beginSession } from '../../../test/live.ts'
import { createPrograms } from '../../../test/live-programs.ts'
import { transcriberControl } from '../../../test/sound.ts'

/** What a transcriber is told to expect: through the engine that page and helper share. */

const { app, standIns, signUpWithCredits } = await startApp({
  TRANSCRIBER: 'openai-realtime:gpt-live-transcribe@{stand-ins}/transcriber/v1',
})
const { openProgram } = createPrograms(new URL(await app.listen({ port: 0, host: '127.0.0.1' })))
const { script, heard } = transcriberControl(standIns.origin)

/** A user whose texts name things that a transcriber mishears, each in one place alone. */
async function userWithTexts() {
  const asha = await signUpWithCredits()
  const created = async (path: string, body: object): Promise<string> => {
    const answer = await asha.post(`/context/${path}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().id
  }
  await asha.patch('/context/resume', { text: 'Asha Rao\nI ran databases with Patroni.' })
  const jobDescriptionId = await created('job-descriptions', {
    title: 'Engineer',
    text: 'You will work on our services in Erlang and on Cowboy.',
  })
  const story = { situation: 'Our queue in RabbitMQ was full.', task: '', action: '', result: '' }
  const storyId = await created('stories', { title: 'A full queue', ...story })
  return { asha, context: { resume: true, jobDescriptionId, storyIds: [storyId] } }
}

test.each(['a page', 'the helper'])(
  'the words of resume, posting, stories and notes go to the transcriber from %s',
  async (program) => {
    await script({ utterances: [{ text: 'We use Patroni.' }] })
    const { asha, context } = await userWithTexts()
    const id = await beginSession(asha, { context, notes: 'They run it on Nomad.' })
    const device = program === 'the helper' ? await signInDevice(app, asha) : null
    const opened = await openProgram(asha, id, device ? { token: device.token } : {})
    await opened.senses.share()
    await opened.until(({ session }) => session.state.sources.them === 'on')
    await opened.senses.play('them', 800)
    await opened.until(({ session }) => session.state.segments.length === 1)
    const [utterance] = (await heard()) as { keywords?: string[] }[]
    expect(utterance?.keywords).toEqual(
      expect.arrayContaining(['Asha', 'Rao', 'Patroni', 'Erlang', 'Cowboy', 'RabbitMQ', 'Nomad']),
    )
  },
)

test('nothing of a context that was not chosen is told', async () => {
  await script({ utterances: [{ text: 'We use Patroni.' }] })
  const { asha } = await userWithTexts()
  const opened = await openProgram(asha, await beginSession(asha))
  await opened.senses.share()
  await opened.senses.play('them', 800)
  await opened.until(({ session }) => session.state.segments.length === 1)
  expect(((await heard()) as { keywords?: string[] }[])[0]?.keywords).toBeUndefined()
})
