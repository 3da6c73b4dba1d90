import * as z from 'zod/mini'

/** Providers of boards, on which employers list their postings. */
export const BOARD_PROVIDERS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
] as const
export const BoardProvider = z.enum(BOARD_PROVIDERS)
export type BoardProvider = z.infer<typeof BoardProvider>

/** Where a provider keeps a board. Only Greenhouse and Lever have hosts of their own for the EU. */
export const BOARD_REGIONS = ['global', 'eu'] as const
export const BoardRegion = z.enum(BOARD_REGIONS)
export type BoardRegion = z.infer<typeof BoardRegion>

/**
 * Why the last reading of a board failed: there is no such board, the provider asks to wait, it
 * failed or did not answer, its answer makes no sense, is too large, or leads elsewhere.
 */
export const BOARD_PROBLEMS = [
  'gone',
  'busy',
  'failed',
  'unreadable',
  'too-large',
  'redirected',
] as const
export const BoardProblem = z.enum(BOARD_PROBLEMS)
export type BoardProblem = z.infer<typeof BoardProblem>

export const WORKPLACES = ['remote', 'hybrid', 'on-site'] as const
export const Workplace = z.enum(WORKPLACES)
export type Workplace = z.infer<typeof Workplace>

/** Levels that titles name, the lowest first. A title that names none has none. */
export const SENIORITIES = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'staff',
  'principal',
  'manager',
  'director',
  'executive',
] as const
export const Seniority = z.enum(SENIORITIES)
export type Seniority = z.infer<typeof Seniority>

export const PAY_INTERVALS = ['year', 'month', 'week', 'day', 'hour'] as const
export const PayInterval = z.enum(PAY_INTERVALS)
export type PayInterval = z.infer<typeof PayInterval>
