import { z } from 'zod'

export const PROVIDERS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
] as const
export type Provider = (typeof PROVIDERS)[number]

const Question = z.strictObject({
  label: z.string(),
  type: z.enum(['input_text', 'textarea', 'input_file', 'multi_value_single_select']),
  required: z.boolean(),
})

/** A job of a stand-in's board, from which each provider's shape is made. */
export const Job = z.strictObject({
  id: z.string(),
  title: z.string(),
  city: z.string().default('Berlin'),
  country: z.string().default('Germany'),
  isRemote: z.boolean().default(false),
  html: z.string().default('<p>You build things that last.</p>'),
  pay: z
    .strictObject({
      min: z.number(),
      max: z.number(),
      currency: z.string(),
      interval: z.enum(['year', 'month', 'hour']),
    })
    .nullable()
    .default(null),
  publishedAt: z.iso.datetime().default('2026-11-20T09:00:00.000Z'),
  questions: z.array(Question).default([]),
  /** Replaces fields of the provider's shape, for fields of another type. */
  odd: z.record(z.string(), z.unknown()).default({}),
})
export type Job = z.output<typeof Job>

export interface Board {
  company: string
  provider: Provider
  token: string
  isEu: boolean
  jobs: Job[]
}
