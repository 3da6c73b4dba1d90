import { t } from '@lingui/core/macro'
import { BROWSER_LANGUAGES, REMOTE_LANGUAGES } from '@sightline/languages/registry'
import { claims } from './claims.ts'
import { allOf } from './language-lists.ts'

interface FrequentQuestion {
  question: string
  answer: string
  /** What follows the answer where the site offers the desktop helper. */
  withHelper?: string
}

/** Frequently asked questions. */
export const questions = (): FrequentQuestion[] => [
  {
    question: t`Is Sightline free?`,
    answer: t`Your first mock interview is free, with everything in it: the hints, the hidden tests and the results. After that an interview costs one credit, and credits come with a plan.`,
  },
  {
    question: t`How does Sightline work?`,
    answer: t`You start a mock interview and the coach asks you a coding question. You write your solution in the browser, run it against tests as often as you like, and ask for a hint if you are stuck. Where this site uses language models, one words the hint to your code and can explain your submission step by step; a note says so. Submit adds tests that you have not seen and shows how each of them went. You can pause at any time, and everything is kept.`,
  },
  {
    question: t`Which languages and platforms are supported?`,
    answer: t`Sightline works in any current browser on Windows, macOS and Linux, with nothing to install. Coding rounds run ${allOf(BROWSER_LANGUAGES)} in your own browser. ${allOf(REMOTE_LANGUAGES)} can be written too. Where this site has an execution engine they run there, not in your browser; the list of languages says whether it has one.`,
    withHelper: t`The desktop helper runs on Windows 10 or newer, and on Debian, Ubuntu and what is made of them. A version for macOS is to come.`,
  },
  {
    question: t`How do I reach customer support?`,
    answer:
      t`Write or call: every way to reach us is under the contact heading of this page. ${claims().supportHours}`.trim(),
  },
  {
    question: t`Does it work with video meetings?`,
    answer: t`A mock interview needs no meeting. For a real conversation, begin a live session in your browser: share the tab of the meeting with its sound, and Sightline shows what was said and what to answer, in a small window above the others. A browser cannot hide that window from a shared screen.`,
    withHelper: t`The desktop helper works beside any meeting program: it hears the computer’s sound and your microphone on channels of their own, sees only the windows that you allow, and shows the answers in a window above the others. Whoever sees your whole screen sees that window too.`,
  },
]
