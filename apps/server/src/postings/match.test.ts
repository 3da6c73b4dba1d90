import { expect, test } from 'vitest'
import { type SignedIn, startApp } from '../../test/app.ts'

const { signUp, tick } = await startApp()

const RESUME = `Asha Example
Berlin · asha@example.org

EXPERIENCE

Senior Engineer, Tisch GmbH, Berlin
03/2020 – present
- Built the booking service with FastAPI and PostgreSQL
- Moved six services to Kubernetes
- A colleague wrote our Terraform modules

Engineer, Orto S.r.l., Bologna
09/2018 – 02/2020
- Built the shop in Python and Django

EDUCATION
MSc in Computer Engineering, Bologna, 2018`

const POSTING = `Platform Engineer

Requirements

- Kubernetes
- Terraform
- Kafka

You must be authorized to work in Germany.`

async function addResume(user: SignedIn, text = RESUME, name = 'Backend'): Promise<string> {
  const added = await user.post('/profile/resumes', { name, text })
  expect(added.statusCode).toBe(201)
  return added.json().id
}
async function keep(user: SignedIn, what = POSTING): Promise<string> {
  return (await user.post('/postings/read', { what })).json().posting.id
}
const matchOf = async (user: SignedIn, id: string, query = '') =>
  (await user.get(`/postings/${id}/match${query}`)).json()
const kindsOf = ({ match }: { match: { rows: { evidence: { kind: string } }[] } }) =>
  match.rows.map(({ evidence }) => evidence.kind)

test('without a resume the match says that one is needed', async () => {
  const asha = await signUp()
  expect(await matchOf(asha, await keep(asha))).toEqual({ kind: 'resume-needed' })
})

test('rows explain the number, and lines that are near come once they are encoded', async () => {
  const asha = await signUp()
  const resumeId = await addResume(asha)
  const id = await keep(asha)
  const early = await matchOf(asha, id)
  if (!early.isEncoded) expect(kindsOf(early)).toEqual(['shown', 'none', 'none'])
  await tick()
  const match = await matchOf(asha, id)
  expect(match).toMatchObject({
    kind: 'matched',
    isEncoded: true,
    resume: { id: resumeId, name: 'Backend' },
    match: {
      shownCount: 1,
      requirementCount: 3,
      knockOuts: [{ kind: 'authorisation', verdict: 'not said', profileSays: null }],
      rows: [
        {
          requirement: 'Kubernetes',
          evidence: { kind: 'shown', lines: ['Moved six services to Kubernetes'], why: 'name' },
        },
        {
          requirement: 'Terraform',
          evidence: {
            kind: 'perhaps',
            lines: expect.arrayContaining(['A colleague wrote our Terraform modules']),
          },
        },
        { requirement: 'Kafka' },
      ],
    },
  })
  expect(match.lines).toContain('Built the shop in Python and Django')
})

test('a confirmed line raises the number, a denied one lowers it, and both can be undone', async () => {
  const asha = await signUp()
  await addResume(asha)
  const id = await keep(asha)
  await tick()
  const line = 'A colleague wrote our Terraform modules'
  const confirm = (verdict: string | null, about = { requirement: 'Terraform', line }) =>
    asha.put('/profile/confirmations', { ...about, verdict })
  await confirm('shows')
  const confirmed = await matchOf(asha, id)
  expect(confirmed.match).toMatchObject({ shownCount: 2 })
  expect(confirmed.match.rows[1].evidence).toEqual({
    kind: 'shown',
    lines: [line],
    why: 'confirmed',
  })
  expect((await matchOf(asha, await keep(asha, `Other\n\n${POSTING}`))).match.shownCount).toBe(2)
  await confirm('does-not', { requirement: 'Kubernetes', line: 'Moved six services to Kubernetes' })
  const denied = await matchOf(asha, id)
  expect(denied.match).toMatchObject({ shownCount: 1 })
  expect(denied.match.rows[0].denied).toEqual(['Moved six services to Kubernetes'])
  await confirm(null)
  await confirm(null, { requirement: 'Kubernetes', line: 'Moved six services to Kubernetes' })
  expect((await matchOf(asha, id)).match).toMatchObject({ shownCount: 1, requirementCount: 3 })
})

test('another resume of the user can be named, and nobody else’s', async () => {
  const [asha, ben] = [await signUp(), await signUp()]
  const main = await addResume(asha)
  const other = await addResume(asha, RESUME.replace('to Kubernetes', 'to Kafka'), 'Data')
  const id = await keep(asha)
  expect(await matchOf(asha, id)).toMatchObject({ resume: { id: main } })
  const match = await matchOf(asha, id, `?resume=${other}`)
  expect(match).toMatchObject({ resume: { id: other }, resumes: [{ id: main }, { id: other }] })
  expect(
    match.match.rows.map(({ evidence }: { evidence: { kind: string } }) => evidence.kind),
  ).toEqual(['none', 'none', 'shown'])
  const foreign = await asha.get(`/postings/${id}/match?resume=${await addResume(ben)}`)
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found'])
  const hidden = await ben.get(`/postings/${id}/match`)
  expect([hidden.statusCode, hidden.json().code]).toEqual([404, 'not_found'])
})

test('lists tell how postings fit, name conflicts, and can begin with the best', async () => {
  const asha = await signUp()
  const best = await keep(asha, 'Helmsman\n\nRequirements\n\n- Kubernetes\n- Django')
  const worst = await keep(asha, 'Sailor\n\nRequirements\n\n- Kafka\n- Erlang')
  const list = async (query = '') => (await asha.get(`/postings?read=mine${query}`)).json().items
  expect((await list()).map(({ fit }: { fit: unknown }) => fit)).toEqual([null, null])
  await addResume(asha)
  const { profile } = (await asha.get('/profile')).json()
  const languages = [{ language: 'German', level: 'A1' }]
  await asha.put('/profile', { ...profile, languages })
  const german = await keep(asha, 'Cook\n\nRequirements\n\n- Kubernetes\n- German at level C1')
  const fits = new Map((await list()).map(({ id, fit }: { id: string; fit: unknown }) => [id, fit]))
  expect(fits.get(best)).toEqual({ shownCount: 2, requirementCount: 2, conflicts: [] })
  expect(fits.get(worst)).toEqual({ shownCount: 0, requirementCount: 2, conflicts: [] })
  expect(fits.get(german)).toEqual({ shownCount: 1, requirementCount: 2, conflicts: ['language'] })
  const sorted = await list('&sort=fit')
  expect(sorted.map(({ id }: { id: string }) => id)).toEqual([best, worst, german])
})
