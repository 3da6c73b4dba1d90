import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { api } from './api.ts'
import { applications } from './applications.ts'
import { credits } from './credits.ts'
import { desktop } from './desktop.ts'
import { growth } from './growth.ts'
import { interviews } from './interviews.ts'
import { firstTouch } from './landing-page/first-touch.ts'
import { lighthouse } from './landing-page/lighthouse.ts'
import { sampleRun } from './landing-page/sample-run.ts'
import { landingPage } from './landing-page/size.ts'
import { languages } from './languages.ts'
import { checkedCode } from './live/checked-code.ts'
import { firstWordsOnScreen } from './live/first-words.ts'
import { longLiveSession } from './live/long-session.ts'
import { modelAnswers } from './live/model/model-answers.ts'
import { promptPoints } from './live/prompt-points.ts'
import { recognisedSpeech } from './live/recognised-speech.ts'
import { screenPictures } from './live/screen-pictures.ts'
import { screenProblems } from './live/screen-problems.ts'
import { liveSessionPage } from './live/session-page.ts'
import { liveSound } from './live/sound.ts'
import { statementsAloud } from './live/statements-aloud.ts'
import { liveUpdates } from './live-updates.ts'
import { logIn } from './log-in.ts'
import { matching } from './matching/matching.ts'
import { modelInterviews } from './model-interviews/model-interviews.ts'
import { mutations } from './mutations/mutations.ts'
import { replies } from './replies.ts'
import { formatTable, type Row } from './row.ts'
import { spokenScores } from './spoken-scores.ts'
import { startUp } from './start-up.ts'
import { unseenSolutions } from './unseen-solutions/unseen-solutions.ts'
import { webhooks } from './webhooks.ts'

/**
 * Every bench gets the address of a PostgreSQL, if there is one, and the questions asked for. A new
 * bench adds a file and a line here.
 */
type Bench = (databaseUrl: string | undefined, slugs: string[] | undefined) => Promise<Row[]>
const benches: Bench[] = [
  landingPage,
  lighthouse,
  firstTouch,
  sampleRun,
  startUp,
  api,
  logIn,
  credits,
  interviews,
  languages,
  mutations,
  growth,
  unseenSolutions,
  spokenScores,
  promptPoints,
  statementsAloud,
  screenProblems,
  screenPictures,
  checkedCode,
  matching,
  applications,
  webhooks,
  liveUpdates,
  liveSound,
  longLiveSession,
  firstWordsOnScreen,
  liveSessionPage,
  desktop,
  replies,
]
/** These need programs that are no part of the product, and run only when `--only` names them. */
const namedBenches: Bench[] = [recognisedSpeech, modelAnswers, modelInterviews]

/**
 * `npm run bench -- --only webhooks,credits` runs two benches; `--json` prints JSON. With `--only
 * mutations` or `--only unseenSolutions`, `--questions blind-spots,copy-shop` judges two questions
 * alone.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    questions: { type: 'string' },
  },
})
const only = values.only?.split(',')
const chosen = only
  ? [...benches, ...namedBenches].filter(({ name }) => only.includes(name))
  : benches
// The load is printed because other work on the machine makes every figure worse.
const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before the run`
const rows: Row[] = []
for (const bench of chosen)
  rows.push(...(await bench(process.env.BENCH_DATABASE_URL, values.questions?.split(','))))
console.log(
  values.json ? JSON.stringify({ machine, rows }, null, 2) : `${formatTable(rows)}\n${machine}`,
)
process.exitCode = rows.some(({ verdict }) => verdict === 'over') ? 1 : 0
