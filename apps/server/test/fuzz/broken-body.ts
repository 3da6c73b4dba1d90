import type { Random } from './random.ts'

/** A request body as it is sent. */
export interface Body {
  name: string
  type: string
  payload: string | Buffer
}

const JSON_TYPE = 'application/json'
const BROKEN_TEXTS = [
  'a\0b',
  '\uD83D',
  '\uDE00a',
  'x'.repeat(100_000),
  '',
  ' ',
  '\u202E\u200B',
  '%00',
  "'; drop table users; --",
  '../../etc/passwd',
  '__proto__',
]
const WRONG_VALUES = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  -(2 ** 63),
  0.1,
  [],
  {},
  [[]],
  { $gt: '' },
  ['a', 'b'],
  'text',
]
const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  ';',
  '',
]
const DEPTH = 20_000

/** Bodies with the value as it is, and with one thing wrong each. */
export function bodiesOf(value: unknown, random: Random): Body[] {
  const json = JSON.stringify(value)
  const body = (name: string, payload: unknown): Body => ({
    name,
    type: JSON_TYPE,
    payload: JSON.stringify(payload),
  })
  const raw = (name: string, payload: string | Buffer, type = JSON_TYPE): Body => ({
    name,
    type,
    payload,
  })
  const paths = pathsOf(value)
  const changes = paths.flatMap((path) => {
    const place = path.join('.') || 'the body'
    const text = random.pick(BROKEN_TEXTS)
    const wrong = random.pick(WRONG_VALUES)
    return [
      body(`${place} = ${JSON.stringify(text).slice(0, 40)}`, changed(value, path, text)),
      body(`${place} = ${JSON.stringify(wrong)}`, changed(value, path, wrong)),
      ...(path.length > 0 ? [body(`without ${place}`, changed(value, path, undefined))] : []),
    ]
  })
  const nulPath = paths.findLast((path) => typeof at(value, path) === 'string')
  return [
    body('valid', value),
    ...changes,
    ...(nulPath
      ? [body(`NUL in ${nulPath.join('.')}`, changed(value, nulPath, `${at(value, nulPath)}\0`))]
      : []),
    body('a further field', {
      ...(typeof value === 'object' ? value : {}),
      [random.pick(['surprise', 'constructor', 'toString', '\0'])]: 1,
    }),
    raw('a prototype', `{"__proto__":{"a":1},${json.slice(1)}`),
    raw('deep arrays', '['.repeat(DEPTH) + ']'.repeat(DEPTH)),
    raw('deep objects', `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`),
    raw('cut JSON', json.slice(0, -1)),
    raw('invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0x22, 0x3a, 0x31, 0x7d])),
    raw('no JSON', random.pick(['', 'null', '7', '"text"', '[]', 'NaN', '\0', '{}'])),
    raw('another content type', json, random.pick(WRONG_TYPES)),
  ]
}

/** Forms with one file, whole and malformed. */
export function formsOf(field: string, random: Random): Body[] {
  const boundary = `form-${random.below(1e9)}`
  const type = `multipart/form-data; boundary=${boundary}`
  const file = `Content-Disposition: form-data; name="${field}"; filename="cv.pdf"`
  const part = (headers: string, content = '%PDF-1.7 text') =>
    `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
  const end = `--${boundary}--\r\n`
  const whole = part(file) + end
  const form = (name: string, payload: string, contentType = type): Body => ({
    name,
    type: contentType,
    payload,
  })
  return [
    form('a file', whole),
    form('no boundary', whole, 'multipart/form-data'),
    form('an odd boundary', whole, `multipart/form-data; boundary="${'x'.repeat(200)}"`),
    form('a cut form', whole.slice(0, random.below(whole.length))),
    form('no file name', part(`Content-Disposition: form-data; name="${field}"`) + end),
    form('no name', part('Content-Disposition: form-data; filename="cv.pdf"') + end),
    form('NUL in the file name', part(file.replace('cv', 'c\0v')) + end),
    form('a long file name', part(file.replace('cv', 'c'.repeat(20_000))) + end),
    form(
      'an odd file name',
      part(
        file.replace(
          'cv.pdf',
          random.pick(['..', '../../cv.pdf', '', 'cv', '.pdf', 'cv.exe.pdf', '💼.pdf']),
        ),
      ) + end,
    ),
    form('two files', part(file) + whole),
    form('a prototype', part(file.replace(field, '__proto__')) + end),
    form('no parts', end),
    form('an empty body', ''),
    form('JSON', '{}', JSON_TYPE),
    form('many headers', part(`${file}${'\r\nX-A: b'.repeat(3000)}`, 'x') + end),
  ]
}

type Path = (string | number)[]

/** The paths of all values within a value, itself included. */
function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, child]) =>
    pathsOf(child).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  )
  return [[], ...inner]
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

/** A copy of the value with another value at the path; `undefined` removes it. */
function changed(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >
  copy[key] = changed(copy[key], rest, to)
  return copy
}
