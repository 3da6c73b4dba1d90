import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, UserError } from '../../../scripts/configuration.mjs'
import { newQuestion } from './new-question.ts'

/* `npm run question:new` writes the files of a new question. */
const { slug, files, toWrite } = readArguments()
const folder = join('packages/question-bank/questions', slug)
if (existsSync(join(root, folder))) throw new UserError(`${folder} exists already.`)
for (const [path, text] of Object.entries(files)) {
  const file = join(root, folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
console.log(`Created ${folder}. Still to write:\n${toWrite.map((part) => `- ${part}`).join('\n')}`)
console.log('`npx vitest run packages/question-bank` lists what is still wrong.')

function readArguments() {
  try {
    return newQuestion(process.argv.slice(2))
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}
