import type { LiveEvent } from '@sightline/contracts/live/events'
import { describe, expect, test } from 'vitest'
import { promptAfter } from '../src/prompts/prompts-after.ts'
import { foldLiveSession, type LivePrompt } from '../src/session/session.ts'
import { asked, events, heard } from './session-events.ts'

describe('speech and the screen', () => {
  const on = { type: 'source-changed', source: 'them', status: 'on' }
  const read = (text: string, atMs: number) => ({
    type: 'screen-read',
    atMs,
    text,
    isDoubtful: false,
  })
  const task =
    'Given a string s, find the length of the longest substring without repeating characters.'
  const problem = `${task}\n\nExample 1:\nInput: s = "abcabcbb"\nOutput: 3`
  /**
   * The events of a session in which these happen one after the other, with the prompt points that
   * follow.
   */
  function logAfter(...bodies: object[]) {
    let log = events()
    for (const body of bodies) {
      const happened = events(...log.slice(1), body)
      const found = promptAfter(foldLiveSession(happened), happened.at(-1) as LiveEvent)
      log =
        found && typeof found === 'object'
          ? events(...happened.slice(1), { type: 'prompt-found', ...found })
          : happened
    }
    return log
  }
  const promptsAfter = (...bodies: object[]) =>
    foldLiveSession(logAfter(...bodies)).prompts.filter(({ isReplaced }) => !isReplaced)
  const asks = (about: string) => ({ type: 'prompt-asked', about })
  const answered = ({ id }: LivePrompt) => ({
    type: 'answer-given',
    prompt: id,
    style: 'first',
    text: 'So.',
    sources: [],
    firstWordsMs: 1,
    totalMs: 1,
  })

  test.each([
    ['before the transcript', [read(`Mara: Could you ${task.slice(19)}`, 2000)]],
    [
      'after it',
      [
        heard('them', `Could you ${task.slice(19)}`, 1000),
        read(`Could you ${task.slice(19)}`, 4000),
      ],
    ],
  ])('captions of the call are no problem on the screen when they appear %s', (_, bodies) => {
    expect(promptsAfter(on, ...bodies).filter(({ from }) => from === 'screen')).toEqual([])
  })

  test('pictures without a text are asked about as they are, also when something was said', () => {
    const look = { ...asks('screen'), pictures: 1 }
    const shown = { from: 'screen', question: 'What the pictures show' }
    expect(promptsAfter(on, look)).toMatchObject([shown])
    expect(promptsAfter(on, heard('them', 'Let us begin.', 1000), look)).toMatchObject([shown])
    expect(promptsAfter(on, read(problem, 0), look)).toMatchObject([{ from: 'screen' }])
    expect(promptsAfter(on, asks('screen'))).toEqual([])
  })

  test('a problem on the screen that is read aloud is one prompt point', () => {
    expect(promptsAfter(on, read(problem, 1000), heard('them', task, 5000))).toMatchObject([
      { from: 'screen' },
    ])
    expect(promptsAfter(on, heard('them', task, 1000), read(problem, 5000)).at(-1)).toMatchObject({
      from: 'screen',
    })
  })

  test('the key answers the last thing said, whatever its age, when the screen shows no task', () => {
    const said = logAfter(on, heard('them', 'Why would you choose a hash map?', 1000))
    const [first] = foldLiveSession(said).prompts
    if (!first) throw new Error('A prompt point')
    const log = events(...said.slice(1), answered(first), read('Meeting  Chat  People', 60_000))
    expect(promptAfter(foldLiveSession(log), asked('speech'))).toMatchObject({
      from: 'speech',
      replaces: first.id,
    })
    const news = events(...log.slice(1), read(problem, 90_000))
    expect(promptAfter(foldLiveSession(news), asked('speech'))).toMatchObject({ from: 'screen' })
  })

  test('a question that is asked for again stays one prompt point, with the words that followed', () => {
    const said = [
      heard('them', 'Reverse the list.', 1000),
      heard('them', 'It has one link per node.', 3000),
    ]
    expect(promptsAfter(...said, asks('speech'), asks('speech'))).toMatchObject([
      { question: 'Reverse the list. It has one link per node.' },
    ])
    expect(promptsAfter(read(problem, 1000), asks('screen'), asks('screen'))).toHaveLength(1)
  })
})
