import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createBackgroundTasks } from './background.ts'

const { log } = Fastify()

test('closing waits for running tasks and for the tasks that they start', async () => {
  const background = createBackgroundTasks(log)
  const finished: string[] = []
  const inner = async () => void finished.push('inner')
  const outer = async () => {
    await new Promise(setImmediate)
    background.run(inner())
    finished.push('outer')
  }
  background.run(outer())
  await background.close()
  expect(finished.toSorted()).toEqual(['inner', 'outer'])
})

test('a task that does not end delays closing until the grace time is over', async () => {
  const background = createBackgroundTasks(log, 50)
  background.run(new Promise(() => {}))
  const keepAlive = setInterval(() => {}, 1000)
  await background.close()
  clearInterval(keepAlive)
})
