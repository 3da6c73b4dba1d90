import { expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { signInDevice } from '../../test/devices.ts'
import { beginSession } from '../../test/live.ts'
import { createPrograms } from '../../test/live-programs.ts'

/** A device whose clock is wrong, as the server's clock has it. */

const { app, advance, signUpWithCredits } = await startApp()
const { openProgram } = createPrograms(new URL(await app.listen({ port: 0, host: '127.0.0.1' })))
const TWO_HOURS_MS = 2 * 3_600_000

test('where the clocks of server and device are two hours apart, times count from the begin of the session', async () => {
  advance(TWO_HOURS_MS)
  const asha = await signUpWithCredits()
  const { token } = await signInDevice(app, asha)
  const { views, until } = await openProgram(asha, await beginSession(asha), { token })
  const apart = views().session.serverNow().getTime() - Date.now()
  expect(Math.abs(apart - TWO_HOURS_MS)).toBeLessThan(60_000)
  views().session.addSegment('you', 'Said in the first minute.')
  await views().session.askFor('question', 'How do I begin?')
  await until(({ answers }) => (answers.shown?.answers.length ?? 0) > 0)
  expect(views().session.state.segments[0]?.startMs).toBeLessThan(60_000)
})
