import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'

const { signUp, standIns } = await startApp()

const WORDS = 'You water plants, and you know which of them like the shade. '.repeat(5)
let pages = 0
/** Puts a page on the stand-in for the web, and returns its address. */
async function putPage(page: {
  body?: string
  type?: string
  status?: number
  times?: number
  location?: string
}) {
  const name = `page-${pages++}`
  const { ok } = await fetch(`${standIns.origin}/boards/control/pages/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(page),
  })
  expect(ok).toBe(true)
  return `${standIns.origin}/boards/pages/${name}`
}
const read = async (user: SignedIn, what: string) =>
  (await user.post('/postings/read', { what })).json()
const UNREADABLE = { kind: 'text-needed', reason: 'unreadable' }

test('any other page is kept as a posting that its reader read, by its words', async () => {
  const asha = await signUp()
  const url = await putPage({
    body: `<title>Gardener at Acme</title><h2>Gardener</h2><p>${WORDS}</p><p><a href="javascript:alert(1)">Apply</a></p>`,
  })
  const { posting } = await read(asha, url)
  expect(posting).toMatchObject({ title: 'Gardener at Acme', provider: null, url, board: null })
  expect(posting.blocks[0]).toEqual({ kind: 'heading', text: 'Gardener' })
  expect(JSON.stringify(posting)).not.toContain('javascript:')
  const moved = await putPage({ location: url })
  expect((await read(asha, moved)).posting.id).toBe(posting.id)
})

test.each([
  ['is missing', { status: 404, body: WORDS }],
  ['is no page', { type: 'application/pdf', body: WORDS }],
  ['is larger than 2 MB', { body: `<p>${WORDS}</p>`, times: 8000 }],
  ['has hardly any words', { body: '<div id="root"></div><script>start()</script>' }],
  ['leads into a private network', { location: 'http://127.0.0.1:1/' }],
  ['leads to a name in a private network', { location: 'https://localhost/' }],
  ['leads to a file', { location: 'file:///etc/passwd' }],
])('a page that %s asks for the text', async (_, page) => {
  const asha = await signUp()
  expect(await read(asha, await putPage(page))).toEqual(UNREADABLE)
})

test('a page that leads on and on is given up', async () => {
  const asha = await signUp()
  let url = await putPage({ body: WORDS })
  for (let count = 0; count < 3; count++) url = await putPage({ location: url })
  expect(await read(asha, url)).toEqual(UNREADABLE)
})

test.each(['http://127.0.0.1:1/', 'https://10.0.0.1/jobs', 'https://localhost/', 'https://[::1]/'])(
  'the server does not fetch %s',
  async (what) => {
    expect(await read(await signUp(), what)).toEqual(UNREADABLE)
  },
)

test('a page that embeds a board of Greenhouse is read from that board', async () => {
  const asha = await signUp()
  const embed =
    '<script src="https://boards.greenhouse.io/embed/job_board/js?for=northwind-stand-in"></script>'
  const url = `${await putPage({ body: embed })}?gh_jid=4100002`
  expect((await read(asha, url)).posting).toMatchObject({
    title: 'Frontend Engineer (React)',
    provider: 'greenhouse',
  })
  const unknown = `${await putPage({ body: WORDS })}?gh_jid=4100002`
  expect(await read(asha, unknown)).toEqual({ kind: 'text-needed', reason: 'unknown-board' })
})

test('thirty addresses can be read in an hour', async () => {
  const asha = await signUp()
  for (let count = 0; count < 30; count++)
    await asha.post('/postings/read', { what: 'No Such Company' })
  const refused = await asha.post('/postings/read', { what: 'No Such Company' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
})
