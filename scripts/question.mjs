import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prepare, root } from './install.mjs'

await prepare(import.meta.url)
// Only now: it is TypeScript, which the machine's own Node may not read.
const { newQuestion } = await import('@sightline/question-bank/toolchain/new-question')
try {
  const { slug, files, toWrite } = newQuestion(process.argv.slice(2))
  const folder = join('packages', 'coach', 'questions', slug)
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`)
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`${folder} is begun. Still to write:\n${toWrite.map((part) => `- ${part}`).join('\n')}`)
  console.log('`npx vitest run packages/question-bank` says what is still wrong.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
