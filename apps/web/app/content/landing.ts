import { t } from '@lingui/core/macro'
import { BROWSER_LANGUAGES } from '@sightline/languages/registry'
import { allOf, anyOf } from './language-lists.ts'

/*
 * The texts of the landing page below its first screen, a function for each section. They describe
 * what the product does today; statements that only the operator can vouch for are in claims.ts.
 */

/** Rounded down, so that the sentence stays true while questions are added. */
export const QUESTIONS_AT_LEAST = 140

/** The texts of a coding interview, card by card. */
export const howItWorks = () =>
  ({
    title: t`How It Works`,
    text: t`One interview, from the first look to the last test.`,
    cards: [
      {
        id: 'plan',
        title: t`See what is coming`,
        text: t`You see how many questions there are, how hard they are and about how long each takes; the topics too, if you want them. The clock runs from the moment you begin, and stops when you pause.`,
        picture: t`The plan of an interview: one easy question, and about how long it takes.`,
      },
      {
        id: 'code',
        title: t`Write in a real editor`,
        text: t`${anyOf(BROWSER_LANGUAGES)}, with colours, completion and the right indentation. What you type is saved as you go: reload, change the device, and it is all there.`,
        picture: t`The editor with a solution in JavaScript under way.`,
      },
      {
        id: 'failing',
        title: t`Run it as often as you like`,
        text: t`Each test shows what went in, what was expected and what you got, the first one that fails on top. ${allOf(BROWSER_LANGUAGES)} run in your own browser, sealed off from everything else.`,
        picture: t`The results of a run, opened at the first test that fails, with expected and actual value marked.`,
      },
      {
        id: 'hint',
        title: t`A hint, if you ask for one`,
        text: t`Every question has three, from a nudge to the approach. None appears by itself: an interviewer would not interrupt your thinking either.`,
        picture: t`The first two of three hints, in the pane of the coach.`,
      },
    ],
  }) as const

/** The texts about live sessions. */
export const live = () =>
  ({
    title: t`Help while the real conversation goes on`,
    text: t`A live session runs beside the meeting, in your browser, with nothing to install.`,
    points: [
      t`Reads the tab, window or screen that you share: a problem on it is recognised, and what was read is shown to you.`,
      t`Hears both sides on channels of their own, by a transcriber or by your browser; where neither can, you type what was said.`,
      t`Finds the questions by itself and answers step by step, with the sentence to say first.`,
      t`Runs the code of an answer on the examples of the problem, and says how many of them pass.`,
      t`Shows all of it in a small window that you can move, above your other windows.`,
      t`Works with video meetings and coding-practice platforms that run in a browser tab.`,
    ],
    picture: t`A live session: what both sides said, and beside it the answer to the question that was asked, step by step.`,
  }) as const

/** The texts of the rounds, each with its points and its picture. */
export const rounds = () =>
  ({
    title: t`Four rounds`,
    text: t`In each of them the coach asks, goes on from what you said or wrote, and scores what such an interview is about.`,
    list: [
      {
        id: 'coding',
        label: t`Coding`,
        title: t`Solve it, and say why it works`,
        points: [
          t`Write a function, repair or extend given code, or design a class.`,
          t`Remarks on your code appear while you type; tests that you have not seen judge what you submit.`,
          t`Scored on correctness, efficiency, edge cases, independence, pace and communication.`,
        ],
        picture: {
          name: 'coding',
          phoneName: 'coding-small',
          alt: t`A coding round: the question, the code, and below it the remarks of the coach on that code.`,
        },
      },
      {
        id: 'behavioral',
        label: t`Behavioral`,
        title: t`Tell what you did yourself`,
        points: [
          t`Questions about conflicts, failures, deadlines, customers and more.`,
          t`Type or speak; each follow-up goes on from your own words.`,
          t`Scored on situation, task, action, result, reflection, ownership and clarity.`,
        ],
        picture: {
          name: 'behavioral',
          phoneName: 'behavioral-small',
          alt: t`A behavioral round: the question, the answer, and the follow-up of the coach.`,
        },
      },
      {
        id: 'system-design',
        label: t`System design`,
        title: t`From requirements to what breaks first`,
        points: [
          t`Systems that people know: short links, a chat, the booking of seats.`,
          t`The coach asks for what is still missing, from the first estimate to the trade-offs.`,
          t`Scored on requirements, estimates, interface, data, scaling, failure, trade-offs and clarity.`,
        ],
        picture: {
          name: 'system-design',
          phoneName: 'system-design-small',
          alt: t`A system design round: the system to design, the answer, and what the coach asks next.`,
        },
      },
      {
        id: 'sales-call',
        label: t`Sales call`,
        title: t`Win somebody who hesitates`,
        points: [
          t`The coach speaks as the customer: too expensive, not now, we already have something.`,
          t`Ask before you sell: what you find out counts.`,
          t`Scored on discovery, value, objection handling, evidence, next step and clarity.`,
        ],
        picture: {
          name: 'sales-call',
          phoneName: 'sales-call-small',
          alt: t`A sales call: what the customer said, the answer, and what the customer says to it.`,
        },
      },
    ],
  }) as const

/** The texts about what follows an interview. */
export const afterwards = () =>
  ({
    title: t`Know what to practise next`,
    cards: [
      {
        id: 'report',
        phoneName: 'report',
        title: t`Scores with evidence`,
        text: t`A report scores each dimension, quotes what a score rests on, and shows a stronger answer.`,
        picture: t`The report of a coding interview: 3.4 of 4, and what went well.`,
      },
      {
        id: 'practice',
        phoneName: 'practice-small',
        title: t`A map of your weak spots`,
        text: t`Scores by topic show where you lose points. The next interview begins there.`,
        picture: t`The map of scores by topic and dimension, with the topic to practise next.`,
      },
    ],
  }) as const

/** The texts of the steps from sign-up to result, each with its points and its picture. */
export const demo = () =>
  ({
    title: t`From sign-up to result`,
    steps: [
      {
        id: 'setup',
        label: t`Install & Setup`,
        title: t`Nothing to install for practice`,
        points: [
          t`Create an account with your e-mail address or with Google.`,
          t`Type the six digits that we mail you.`,
          t`Start your first interview, in any current browser, on any system.`,
        ],
        picture: {
          name: 'start',
          phoneName: 'start-small',
          alt: t`The dashboard of a new account, with a button that starts the first interview.`,
        },
      },
      {
        id: 'during',
        label: t`During The Interview`,
        title: t`The question on one side, your code on the other`,
        points: [
          t`Read the statement, the examples and the limits, as you would get them in a first technical round.`,
          t`Run your code against the visible tests until you trust it.`,
          t`Stuck? Open the hints. Called away? Pause: the clock stops and everything is kept.`,
        ],
        picture: {
          name: 'hints',
          phoneName: 'question',
          alt: t`An interview under way: the question with two hints below it, the code, and a test that fails.`,
        },
      },
      {
        id: 'results',
        label: t`Get Results`,
        title: t`Submit, and see what you did not think of`,
        points: [
          t`Submit adds tests that you have not seen before.`,
          t`Each one that fails shows its input, what was expected and what you got.`,
          t`Improve and submit again, or call it done: a report scores it with evidence and says what to practise next.`,
        ],
        picture: {
          name: 'passed',
          phoneName: 'passed-small',
          alt: t`A submission that passed every test, beside question and code.`,
        },
      },
    ],
  }) as const

/** The texts beside the prices. */
export const pricing = () =>
  ({
    title: t`Pricing`,
    text: t`The first mock interview is free. After that, one credit starts one interview. Every plan has all four rounds, live help in real conversations, every language and a report after each interview. Plans differ in their credits, in how long they last and in the price of an interview.`,
    note: t`Prices are in US dollars, in brackets, and in rupees at the exchange rate of today. What is charged is a fixed amount in whole rupees, so the two can differ a little: the plans page shows that amount before you pay.`,
  }) as const

/** The title above what users have said, whose words are in claims.ts. */
export const testimonials = () => ({ title: t`What people say` }) as const

/**
 * Facts about the product, shown while there are no testimonials. A test counts each of them again.
 */
export const facts = () =>
  ({
    title: t`What is in it`,
    list: [
      { value: '4', text: t`rounds: coding, behavioral, system design and sales call` },
      {
        value: `${QUESTIONS_AT_LEAST}+`,
        text: t`coding questions, each with three hints and tests that you do not see`,
      },
      {
        value: String(BROWSER_LANGUAGES.length),
        text: t`languages that run in your own browser: ${allOf(BROWSER_LANGUAGES)}`,
      },
    ],
  }) as const

/** The title above the questions and answers, which are in help.ts. */
export const faq = () => ({ title: t`Frequently asked questions` }) as const

/** The texts beside the contact details. */
export const contact = () =>
  ({
    title: t`Contact`,
    text: t`Something not working, something missing, something you liked: tell us.`,
    manifesto: t`Why we build this`,
  }) as const

/** The texts about the desktop helper. */
export const download = () =>
  ({
    title: t`On your desktop`,
    text: t`The desktop helper is for conversations that do not take place in this browser. It shows the answers above every program, obeys your keys while another one has the focus, sees only the windows that you allow and hears both sides. To practise, you need nothing but the browser.`,
    details: t`Sizes, SHA-256 and how to install`,
    notOut: t`The desktop helper is not out yet. To practise, and for live help with a meeting in a browser tab, you need nothing but the browser.`,
  }) as const
