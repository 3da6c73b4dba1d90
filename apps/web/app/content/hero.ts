import { BROWSER_PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { listLabels } from '@sightline/languages/registry'

/** The texts of the landing page's first screen, apart from landing.ts, whose texts load later. */
export const hero = {
  title: 'Sightline: practise the interview before it counts',
  description:
    'Mock coding interviews in your browser: a real question, an editor that runs your code, hidden tests, and hints only when you ask. The first one is free.',
  headline: 'Practise the interview before it counts.',
  subline:
    'A real question, an editor that runs your code, and tests that find what you missed. In your browser, at your pace.',
  start: 'Start a free mock interview',
  dashboard: 'Go to the dashboard',
  startNote: 'Your first mock interview is free. There is nothing to install for it.',
  sample: {
    picture: 'A coding interview: the question, a solution in the editor, and below it the tests, one of which fails.',
    open: 'Solve a question now',
    openBehavioral: 'Answer a behavioral question',
    note: `No account needed: a real question, its tests and remarks while you type, in ${listLabels(BROWSER_PROGRAM_LANGUAGES, 'or')}. Your code stays in this browser. Or tell a story from work, and see how the coach reads it.`,
    withoutScripts: 'The editor needs JavaScript.',
  },
}
