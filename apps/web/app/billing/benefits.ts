import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Plan } from '@sightline/contracts/plans/plans'

/**
 * The benefits of a plan: in the page's language those that every operator starts with, and others
 * as the operator wrote them.
 */
export const benefitsOf = ({
  benefits,
  credits,
  months,
}: Pick<Plan, 'benefits' | 'credits' | 'months'>): string[] =>
  i18n.locale === 'en'
    ? benefits
    : benefits.map((benefit) => known(credits, months)[benefit] ?? benefit)

const known = (credits: number, months: number): Record<string, string> => ({
  [`${credits} credits: one starts one mock interview`]: t`${credits} credits: one starts one mock interview`,
  [months === 12 ? '1 year of access' : '1 month of access']: plural(months, {
    one: '# month of access',
    other: '# months of access',
  }),
  'Coding rounds that run in your browser': t`Coding rounds that run in your browser`,
  'A report with evidence after each interview': t`A report with evidence after each interview`,
})
