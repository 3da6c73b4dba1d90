import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const config = getConfig({ configPath: join(web, 'lingui.config.ts') })
const HOW = 'Run `npm run -w apps/web messages` and fill in what is empty under app/messages.'

test('every text of the site is translated into every locale', async () => {
  const untranslated: string[] = []
  for (const catalog of await getCatalogs(config)) {
    const used = Object.entries((await catalog.collect()) ?? {})
    for (const locale of config.locales.filter((locale) => locale !== config.sourceLocale)) {
      const translations = await catalog.read(locale)
      for (const [id, { message }] of used)
        if (!translations?.[id]?.translation) untranslated.push(`${locale}: ${message}`)
    }
  }
  expect(untranslated, HOW).toEqual([])
})

/** Attributes and fields that people see or hear. */
const SEEN =
  /^(label|title|text|lead|hint|note|alt|placeholder|summary|caption|busyLabel|confirmLabel|emptyText|aria-label|term|button)$/
const FOLDERS = config.catalogs?.flatMap(({ include }) => include) ?? []
const EXCLUDED = config.catalogs?.flatMap(({ exclude }) => exclude ?? []) ?? []
/** Three words, of which the first is capitalised. */
const SENTENCE = /^\p{Lu}\p{L}+ \S+ \S/u
/** Texts that are in English in every locale: of pages, of examples and of the server. */
const ENGLISH = [
  'app/content/legal/**',
  'app/content/{postings,brand}.ts',
  'app/messages/**',
  'app/http.ts',
]
/** Names and placeholders that are the same in every locale. */
const NAMES = ['LinkedIn', 'GitHub', 'linkedin.com/in/you', 'github.com/you']

test('no text on the pages stands outside the messages', () => {
  const texts = filesOf(ENGLISH)
    .filter(isTranslated)
    .flatMap((file) => literalTexts(file).map((text) => `${file}: ${text}`))
  expect(texts, 'Wrap it in <Trans> or t``').toEqual([])
})

test('no message stands where none are collected', () => {
  const files = filesOf(['app/messages/**'])
    .filter((file) => !isTranslated(file))
    .filter((file) => /from '@lingui\/\w+\/macro'/.test(readFileSync(file, 'utf8')))
  expect(files, 'Add them to HOME in lingui.config.ts').toEqual([])
})

const filesOf = (exclude: string[]) =>
  globSync('app/**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.ts', ...exclude] }).map((file) =>
    join(web, file),
  )

/** Whether the messages of a file are in a catalog. */
function isTranslated(file: string): boolean {
  const isIn = (place: string) => file === place || file.startsWith(`${place}/`)
  const home = FOLDERS.filter((folder) => folder !== join(web, 'app'))
  return home.some(isIn) || !EXCLUDED.some(isIn)
}

type Node = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The texts of a file that people see and that no translation reaches. */
function literalTexts(file: string): string[] {
  const texts: string[] = []
  const visit = (node: Node, isMessage: boolean) => {
    if (isUnseen(node)) return
    if (node.type === 'JSXText' && !isMessage) texts.push(String(node.value).trim())
    if (node.type === 'Literal' && !isMessage && SENTENCE.test(String(node.value)))
      texts.push(String(node.value))
    if (node.type === 'JSXAttribute' || node.type === 'Property') texts.push(...seenText(node))
    const inside = isMessage || isTrans(node)
    const isName = (value: Node) => node.type === 'Property' && value === node.key
    for (const value of Object.values(node).flat())
      if (isNode(value) && !isName(value)) visit(value, inside)
  }
  visit(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }) as unknown as Node, false)
  return texts.filter((text) => /\p{L}{2}/u.test(text) && !NAMES.includes(text))
}

/** Errors and warnings for developers, and the calls of `plural`, whose texts are messages. */
const isUnseen = ({ type, callee }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  isNode(callee) &&
  (/Error$|Unavailable$|^plural$/.test(String(callee.name)) ||
    (isNode(callee.object) && callee.object.name === 'console'))

const isTrans = ({ type, openingElement }: Node) =>
  type === 'JSXElement' &&
  isNode(openingElement) &&
  isNode(openingElement.name) &&
  /^(Trans|Plural)$/.test(String(openingElement.name.name))

function seenText({ name, key, value }: Node): string[] {
  const field = [name, key].find(isNode)?.name
  return isNode(value) &&
    value.type === 'Literal' &&
    typeof value.value === 'string' &&
    SEEN.test(String(field))
    ? [value.value]
    : []
}
