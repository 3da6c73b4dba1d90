import { expect, test } from 'vitest'
import { startApp } from '../../../test/app.ts'
import { beginSession, segment, store } from '../../../test/live.ts'
import { createPrograms } from '../../../test/live-programs.ts'
import { startReplies } from '../../../test/models.ts'

/** The pictures that a user keeps for a question: the engine of packages/live-ui and the server. */

const started = await startApp({ MODELS: 'openai:first+images' })
const { address, script, calls } = await startReplies(started)
const { openProgram } = createPrograms(address)

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const bytes = Buffer.from(PNG, 'base64')
/** Pictures of several sizes: anything may follow the end of a PNG. */
const pictureOf = (page: number) =>
  `data:image/png;base64,${Buffer.concat([bytes, Buffer.alloc(page)]).toString('base64')}`

/** The pages whose pictures each call of the model had. */
const sentPages = async () =>
  (await calls()).map(({ pictures }) => pictures.map(({ size }) => size - bytes.length))

async function open(kind = 'meeting') {
  const asha = await started.signUpWithCredits()
  const id = await beginSession(asha, { kind })
  const program = await openProgram(asha, id)
  await program.senses.share()
  await program.until(({ session }) => session.state.sources.screen === 'on')
  const { screen } = program.views()
  return {
    ...program,
    asha,
    id,
    async keepPage(page: number) {
      program.senses.showPage(`Page ${page}`, pictureOf(page))
      await screen.keep()
    },
    answered: (count: number) =>
      program.until(
        ({ session }) => session.state.prompts.flatMap(({ answers }) => answers).length === count,
      ),
  }
}

test('up to four pictures are kept, shown and taken back, and go with the next question and no other', async () => {
  await script({ text: 'All of it.', times: 3 })
  const { views, keepPage, until, answered } = await open()
  for (const page of [1, 2, 3, 4, 5]) await keepPage(page)
  await until(({ screen }) => screen.keepProblem?.startsWith('4 pictures go') === true)
  views().screen.drop(pictureOf(2))
  await keepPage(6)
  const chosen = [1, 3, 4, 6].map(pictureOf)
  await until(({ screen }) => screen.kept.length === 4)
  expect(views().screen).toMatchObject({ kept: chosen, keepProblem: null })

  await views().session.askFor('question', 'What do these four pages say?')
  await answered(1)
  expect(await sentPages()).toEqual([[1, 3, 4, 6]])
  expect(views().screen.kept).toEqual([])
  expect(views().answers).toMatchObject({
    sentPictures: chosen,
    shown: { answers: [{ picturesSeen: 4 }] },
  })

  const { shown } = views().answers
  if (shown) views().answers.act(shown, 'again', async () => {})
  await answered(2)
  await views().session.askFor('question', 'And what is the plan?')
  await answered(3)
  expect(await sentPages()).toEqual([[1, 3, 4, 6], [1, 3, 4, 6], []])
})

test('a look goes after the pictures that were kept, and alone where none were', async () => {
  await script({ text: 'Two pages.', times: 2 })
  const { senses, views, keepPage, answered } = await open()
  await keepPage(1)
  senses.showPage('Page 2', pictureOf(2))
  await views().session.askFor('screen')
  await answered(1)
  await views().session.askFor('screen')
  await answered(2)
  expect(await sentPages()).toEqual([[1, 2], [2]])
})

test('a look at a picture without any text is answered from the picture, also after something was said', async () => {
  await script({ text: 'A drawing.' })
  const { asha, id, senses, views, announce, until, answered } = await open()
  await store(asha, id, segment('them', 'Let us begin.'))
  await announce()
  await until(({ session }) => session.state.segments.length === 1)
  senses.showPage('', pictureOf(1))
  await views().session.askFor('screen')
  await answered(1)
  expect(await sentPages()).toEqual([[1]])
})

test('an answer that comes by itself takes no kept pictures, and a cleared context has none', async () => {
  await script({ text: 'Yes.', times: 2 })
  const { asha, id, views, keepPage, announce, until, answered } = await open('sales-call')
  await keepPage(1)
  views().session.addSegment('them', 'What does a pilot cost?')
  await answered(1)
  expect(views().screen.kept).toEqual([pictureOf(1)])
  views().session.clearContext()
  await until(({ screen }) => screen.kept.length === 0)
  await store(asha, id, segment('them', 'Thank you for that.', 60_000))
  await announce()
  await views().session.askFor('question', 'What is the list price?')
  await answered(2)
  expect(await sentPages()).toEqual([[], []])
})

test('nothing is kept while nothing is shared, or while the session is paused', async () => {
  const { senses, views, keepPage, until } = await open()
  views().session.togglePause()
  await until(({ session }) => session.isPaused)
  await keepPage(1)
  expect(views().screen).toMatchObject({ kept: [] })
  await until(({ screen }) => screen.keepProblem?.startsWith('There is no picture') === true)
  views().session.togglePause()
  await until(({ session }) => !session.isPaused)
  senses.stopSharing()
  await until(({ sources }) => sources.surface === null)
  await views().screen.keep()
  expect(views().screen.kept).toEqual([])
})
