import { t } from '@lingui/core/macro'
import { ApiError } from '@sightline/client/errors'
import type { BaseResume } from '@sightline/contracts/profile/profile'
import { saveFile } from '../save-file.ts'
import { profileApi } from './api.ts'

/** What the file field takes. The server reads PDF and DOCX, the page JSON Resume. */
export const RESUME_FILES = '.pdf,.docx,.json,application/json'

const isJson = ({ name, type }: File) => type === 'application/json' || /\.json$/i.test(name)

/** Stores a file as a base resume. @throws ApiError whose message says what is wrong with the file */
export async function storeResumeFile(file: File): Promise<BaseResume> {
  if (!isJson(file)) return profileApi.uploadResume(file)
  const name = file.name.replace(/\.json$/i, '').slice(0, 100) || 'Resume'
  return profileApi.addResume({ name, document: await documentOf(await file.text()) })
}

/** @throws ApiError unless the text is a JSON Resume */
async function documentOf(text: string): Promise<BaseResume['document']> {
  const { JsonResume } = await import('@sightline/contracts/profile/json-resume')
  const parsed = JsonResume.safeParse(withoutEmptyDates(jsonOf(text)))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  throw invalid(
    place
      ? t`This is no JSON Resume that can be read: please check “${place}” in it.`
      : t`This file holds no JSON Resume.`,
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(t`This file holds no JSON. Choose another one, or paste the text instead.`)
  }
}

const invalid = (message: string) =>
  new ApiError('validation_failed', message, { field: 'resume', status: 400 })

const DATES = ['startDate', 'endDate', 'date']

/** Other programs write a date that is not known as an empty text or null. */
function withoutEmptyDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyDates)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      DATES.includes(key) && (item === '' || item === null) ? [] : [[key, withoutEmptyDates(item)]],
    ),
  )
}

/** Saves a document as a file in the shape of JSON Resume. */
export function saveDocument(name: string, document: BaseResume['document']) {
  const file = new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' })
  saveFile(`${name.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'resume'}.json`, file)
}
