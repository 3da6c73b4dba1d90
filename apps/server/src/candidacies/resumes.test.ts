import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../test/app.ts'
import { createFileStore } from '../adapters/files.ts'
import { storeCandidacy } from './candidacies.ts'
import { deleteOrphanedResumes, storeResume } from './resumes.ts'
import { candidacies, resumes } from './table.ts'

const { env, db, browser, standIns, setStandIn, storedObjects } = await startApp({
  S3_BUCKET: 'resumes',
})
const files = await createFileStore(env)

const DAY_MS = 86_400_000
const at = (day: number) => ({
  db,
  files,
  clock: () => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS),
})
const rows = async () =>
  (await db.select({ name: resumes.name }).from(resumes)).map(({ name }) => name).sort()

beforeEach(async () => {
  await setStandIn('s3', 'ok')
  await fetch(`${standIns.origin}/files`, { method: 'DELETE' })
  await db.delete(candidacies)
  await db.delete(resumes)
})

const file = { name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') }
const candidacy = {
  job_id: 'founding-engineer',
  user_name: 'Asha Rao',
  user_email: 'asha@example.com',
  linkedin: 'https://linkedin.example/asha',
  github: 'https://github.example/asha',
  why_you: 'I finish things.',
  authorized: true,
  resume_path: 'https://sightline.example/api/careers/resumes/x.pdf',
} as const

test('deletes resumes without a candidacy after a day, and no others', async () => {
  const [used, unused] = [await storeResume(at(0), file), await storeResume(at(0), file)]
  await storeCandidacy(at(0), candidacy, used)
  await deleteOrphanedResumes(at(0.99))
  expect(await rows()).toEqual([used, unused].sort())

  const fresh = await storeResume(at(1), file)
  await deleteOrphanedResumes(at(1.01))
  expect(await rows()).toEqual([used, fresh].sort())
  const stored = (await storedObjects()).map(({ address }) => address)
  expect(stored.sort()).toEqual([`resumes/${used}`, `resumes/${fresh}`].sort())
})

test('a failing file store leaves neither row nor file', async () => {
  await setStandIn('s3', 'fail', { times: 2 })
  await expect(storeResume(at(0), file)).rejects.toMatchObject({ code: 'upstream_failed' })
  expect([await rows(), await storedObjects()]).toEqual([[], []])
})

test('a failed insert leaves no file', async () => {
  await expect(storeResume({ ...at(0), clock: () => new Date(Number.NaN) }, file)).rejects.toThrow()
  expect(await storedObjects()).toEqual([])
})

test('a resume that could not be deleted is deleted by the next sweep', async () => {
  await storeResume(at(0), file)
  await setStandIn('s3', 'fail')
  await expect(deleteOrphanedResumes(at(1.01))).rejects.toMatchObject({ code: 'upstream_failed' })
  expect([(await rows()).length, (await storedObjects()).length]).toEqual([1, 1])

  await setStandIn('s3', 'ok')
  await deleteOrphanedResumes(at(1.01))
  expect([await rows(), await storedObjects()]).toEqual([[], []])
})

test('a failing file store returns an error and does not use up uploads', async () => {
  const tab = browser()
  const form = new FormData()
  form.set('resume', new Blob([file.bytes]), file.name)
  const encoded = new Response(form)
  const sent = {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
  await setStandIn('s3', 'fail')
  for (let tries = 0; tries < 11; tries++) {
    const refused = await tab.post('/careers/resumes', undefined, sent)
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'upstream_failed'])
  }
  await setStandIn('s3', 'ok')
  const { name } = (await tab.post('/careers/resumes', undefined, sent)).json()
  expect((await tab.get(`/careers/resumes/${name}`)).rawPayload.equals(file.bytes)).toBe(true)

  await setStandIn('s3', 'wrong')
  expect((await tab.get(`/careers/resumes/${name}`)).json().code).toBe('upstream_failed')
})
