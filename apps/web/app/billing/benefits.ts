import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { Plan } from '@sightline/contracts/plans/plans'
import { BROWSER_LANGUAGES } from '@sightline/languages/registry'
import { allOf } from '../content/language-lists.ts'

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
})

/** What every plan has, whatever it costs. */
export const commonBenefits = () =>
  [
    {
      id: 'rounds',
      title: t`Four rounds`,
      text: t`Coding, behavioral, system design and sales call, each with follow-up questions.`,
    },
    {
      id: 'live',
      title: t`Live help`,
      text: t`Answers step by step while a real conversation goes on.`,
    },
    {
      id: 'languages',
      title: t`Every language`,
      text: t`${allOf(BROWSER_LANGUAGES)} run in your own browser.`,
    },
    {
      id: 'report',
      title: t`A report after each interview`,
      text: t`Scores with the evidence for each, and what to practise next.`,
    },
  ] as const
