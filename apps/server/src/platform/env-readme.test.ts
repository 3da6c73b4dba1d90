import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EnvVariables } from './env.ts'

const path = new URL('../../../../README.md', import.meta.url).pathname

/** One row a variable: name, default or whether it must be set, meaning. */
function configurationTable(): string {
  const rows = Object.entries(EnvVariables.shape).map(([name, schema]) => {
    const usual = schema.safeParse(undefined)
    const value = usual.success ? inWords(usual.data) : '**required**'
    return `| \`${name}\` | ${value} | ${schema.description} |`
  })
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

function inWords(usual: unknown): string {
  if (usual === undefined) return 'off'
  const isNothing =
    usual === '' || (typeof usual === 'object' && usual !== null && Object.keys(usual).length === 0)
  return isNothing ? 'empty' : `\`${usual}\``
}

test('the README lists every variable of the configuration, as env.ts has it', async () => {
  const readme = readFileSync(path, 'utf8')
  const fresh = readme.replace(
    /(<!-- configuration:.*-->\n)[\s\S]*?(<!-- end of configuration -->)/,
    `$1${configurationTable()}\n$2`,
  )
  await expect(fresh).toMatchFileSnapshot(path)
})
