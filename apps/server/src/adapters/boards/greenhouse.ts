import { blocksOfHtml } from '@sightline/applications/posting/html-blocks'
import { payOfFields } from '@sightline/applications/posting/pay'
import { workplaceOf } from '@sightline/applications/posting/titles'
import { plainText } from '@sightline/contracts/text/plain-text'
import { z } from 'zod'
import {
  type BoardAdapter,
  type BoardPosting,
  type FormField,
  id,
  listOf,
  memberOf,
  optionalDate,
  optionalHtml,
  optionalLink,
  optionalNumber,
  optionalText,
  placesOf,
  readItems,
  title,
} from './board.ts'

const Job = z.object({
  id,
  title,
  company_name: optionalText,
  absolute_url: optionalLink,
  location: z.object({ name: optionalText }).nullish().catch(null),
  /** HTML, escaped twice. */
  content: optionalHtml,
  first_published: optionalDate,
  updated_at: optionalDate,
  pay_input_ranges: listOf(
    z.object({ min_cents: optionalNumber, max_cents: optionalNumber, currency_type: optionalText }),
  ),
})
const Field = z.object({ name: optionalText, type: z.string() })
const Question = z.object({
  label: z.string(),
  required: z.boolean().nullish().catch(null),
  fields: z.array(Field).min(1),
})
const Questions = z.object({
  questions: z.array(z.unknown()),
  location_questions: listOf(Question),
})

const boardUrl = (base: string, token: string) => `${base}/v1/boards/${encodeURIComponent(token)}`

/** Greenhouse's job board API. Its list with texts may be large, and it tells what forms ask. */
export const greenhouse: BoardAdapter = {
  domain: 'greenhouse.io',
  listUrl: (base, token) => `${boardUrl(base, token)}/jobs?content=true`,
  shortListUrl: (base, token) => `${boardUrl(base, token)}/jobs`,
  parseList: (body) => readItems(memberOf(body, 'jobs'), Job, toPosting),
  postingUrl: (base, token, externalId) =>
    `${boardUrl(base, token)}/jobs/${encodeURIComponent(externalId)}?questions=true&pay_transparency=true`,
  parsePosting(body) {
    const job = Job.safeParse(body)
    return job.success ? toPosting(job.data) : null
  },
  parseForm(body) {
    const asked = Questions.safeParse(body)
    if (!asked.success) return null
    const questions = [...asked.data.questions, ...(asked.data.location_questions ?? [])]
    return questions.flatMap((question) => {
      const read = Question.safeParse(question)
      return read.success ? fieldOf(read.data) : []
    })
  },
}

function toPosting(job: z.infer<typeof Job>): BoardPosting {
  const place = job.location?.name
  const range = job.pay_input_ranges?.[0]
  const whole = (cents: number | null | undefined) => (cents ? cents / 100 : null)
  return {
    externalId: job.id,
    title: job.title,
    company: job.company_name ?? null,
    url: job.absolute_url ?? null,
    applyUrl: job.absolute_url ?? null,
    places: placesOf(place?.split(/\s*[;|•]\s*/) ?? []),
    workplace: workplaceOf(place ?? '', job.title),
    blocks: job.content ? blocksOfHtml(job.content) : null,
    pay: payOfFields({
      currency: range?.currency_type,
      min: whole(range?.min_cents),
      max: whole(range?.max_cents),
    }),
    publishedAt: job.first_published ?? job.updated_at ?? null,
  }
}

/** A question may be answered in one of several ways, as a file or as text. */
function fieldOf({ label, required, fields }: z.infer<typeof Question>): FormField[] {
  const types = fields.map(({ type }) => type).filter((type) => type !== 'input_hidden')
  if (types.length === 0) return []
  const kind = types.includes('input_file')
    ? 'file'
    : types.includes('textarea')
      ? 'written-answer'
      : types.some((type) => type.startsWith('multi_value'))
        ? 'choice'
        : types.includes('input_text')
          ? 'text'
          : 'other'
  return [{ label: plainText(label).slice(0, 500), kind, isRequired: required ?? false }]
}
