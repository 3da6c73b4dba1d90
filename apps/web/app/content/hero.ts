import { t } from '@lingui/core/macro'
import { BROWSER_PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { anyOf } from './language-lists.ts'

/** The texts of the landing page's first screen, apart from landing.ts, whose texts load later. */
export const hero = () => ({
  title: t`Sightline: practise the interview, and have help in the real one`,
  description: t`AI-driven career insights: mock interviews with scores and the evidence for them, and live help while a real conversation goes on. The first interview is free.`,
  headline: t`Practise the interview before it counts.`,
  subline: t`AI-driven career insights: mock interviews that show what you missed, and live help while the real conversation goes on.`,
  start: t`Start a free mock interview`,
  dashboard: t`Go to the dashboard`,
  live: t`See live help`,
  startNote: t`Your first mock interview is free. There is nothing to install for it.`,
  sample: {
    picture: t`A coding interview: the question, a solution in the editor, and below it the tests, one of which fails.`,
    open: t`Solve a question now`,
    openBehavioral: t`Answer a behavioral question`,
    note: t`No account needed: a real question, its tests and remarks while you type, in ${anyOf(BROWSER_PROGRAM_LANGUAGES)}. Your code stays in this browser. Or tell a story from work, and see how the coach reads it.`,
    withoutScripts: t`The editor needs JavaScript.`,
  },
})
