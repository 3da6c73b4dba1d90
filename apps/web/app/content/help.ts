import { BROWSER_LANGUAGES, listLabels, REMOTE_LANGUAGES } from '@sightline/languages/registry'
import { claims } from './claims.ts'

/** Frequently asked questions. */
export const questions = [
  {
    question: 'Is Sightline free?',
    answer:
      'Your first mock interview is free, with everything in it: the hints, the hidden tests and the results. After that an interview costs one credit, and credits come with a plan.',
  },
  {
    question: 'How does Sightline work?',
    answer:
      'You start a mock interview and the coach asks you a coding question. You write your solution in the browser, run it against tests as often as you like, and ask for a hint if you are stuck. Where this site uses language models, one words the hint to your code and can explain your submission step by step; a note says so. Submit adds tests that you have not seen and shows how each of them went. You can pause at any time, and everything is kept.',
  },
  {
    question: 'Which languages and platforms are supported?',
    answer: `Sightline works in any current browser on Windows, macOS and Linux, with nothing to install. Coding rounds run ${listLabels(BROWSER_LANGUAGES)} in your own browser. ${listLabels(REMOTE_LANGUAGES)} can be written too. Where this site has an execution engine they run there, not in your browser; the list of languages says whether it has one.`,
  },
  {
    question: 'How do I reach customer support?',
    answer:
      `Write or call: every way to reach us is under the contact heading of this page. ${claims.supportHours}`.trim(),
  },
  {
    question: 'Does it work with video meetings?',
    answer:
      'A mock interview needs no meeting. For a real conversation, begin a live session in your browser: share the tab of the meeting with its sound, and Sightline shows what was said and what to answer, in a small window above the others. A browser cannot hide that window from a shared screen. The desktop helper is made for video-meeting applications that have advanced capture with window filtering turned on.',
  },
]
