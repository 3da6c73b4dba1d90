import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import { TRAILING_SILENCE_MS } from '@sightline/live/speech/voice-activity'
import { comparison, median, notMeasured, p95, type Row } from '../row.ts'
import { withProduct } from '../with-product.ts'
import { type Conversation, readConversations } from './conversations.ts'
import { LIVE_ENV } from './live-setting.ts'
import { scorePromptPoints, sharesOf } from './score-prompt-points.ts'
import { openSpeaker } from './sound-client.ts'
import { hasVoices, spokenBy } from './synthetic-voices.ts'
import { countWordErrors, spokenWords } from './word-errors.ts'

const NAME = 'Recognised speech'
const HALVES = ['known', 'held-out'] as const
/**
 * Of one conversation of each kind in each half: sixty turns in all, which take about six minutes.
 */
const TURNS = Number(process.env.BENCH_RECOGNISER_TURNS ?? 6)

/** A conversation as a recogniser heard it, beside the same turns as they were written. */
interface HeardConversation {
  written: Conversation
  recognised: Conversation
  /**
   * From the last sound of a turn to its text: the silence that ends a turn on the page is inside.
   */
  textMs: number[]
}

/**
 * What a real speech recogniser understands of synthetic voices through the server, and what its
 * mistakes cost the rules for prompt points. `bench/recogniser` says how to run one, and what these
 * figures do not show.
 */
export async function recognisedSpeech(): Promise<Row[]> {
  const url = process.env.BENCH_RECOGNISER_URL
  if (!url) return [notMeasured(NAME, 'BENCH_RECOGNISER_URL names no recogniser')]
  if (!(await hasVoices())) return [notMeasured(NAME, 'espeak-ng is not installed')]
  const model = process.env.BENCH_RECOGNISER_MODEL ?? 'tiny.en'
  const env = { ...LIVE_ENV, TRANSCRIBER: `openai-compatible:${model}@${url}` }
  return withProduct(async (origin, _folder, standIns) => {
    const heard: HeardConversation[] = []
    for (const [index, conversation] of chosenConversations().entries())
      heard.push(await hear(conversation, { origin, standIns, index }))
    if (process.env.SHOW_FAILURES) showFailures(heard)
    return HALVES.flatMap((half) => rowsOf(half, heard))
  }, env)
}

/** The first conversation of each kind in each half, from its first prompt point on. */
function chosenConversations(): Conversation[] {
  const conversations = readConversations().filter(({ isByOthers }) => !isByOthers)
  return HALVES.flatMap((half) =>
    LIVE_KINDS.flatMap((kind) => {
      const found = conversations.find(
        (conversation) => conversation.half === half && conversation.kind === kind,
      )
      return found ? [shortened(found)] : []
    }),
  )
}

function shortened(conversation: Conversation): Conversation {
  const first = Number(conversation.prompts[0]?.segments[0] ?? 0)
  const segments = conversation.segments.slice(first, first + TURNS)
  const ids = new Set(segments.map(({ id }) => id))
  const prompts = conversation.prompts
    .filter(({ asked }) => ids.has(asked))
    .map((prompt) => ({ ...prompt, segments: prompt.segments.filter((id) => ids.has(id)) }))
  return { ...conversation, segments, prompts }
}

interface Setting {
  origin: string
  standIns: string
  index: number
}

/** Speaks a conversation turn by turn, each once the text of the one before has come. */
async function hear(
  written: Conversation,
  { origin, standIns, index }: Setting,
): Promise<HeardConversation> {
  const speaker = await openSpeaker({ origin, standIns }, origin, index, written.kind)
  const segments: Conversation['segments'] = []
  const textMs: number[] = []
  for (const segment of written.segments) {
    const { channel, startMs } = segment
    const { events, heardMs } = await speaker.say({
      channel,
      startMs,
      sound: await spokenBy(channel, segment.text),
    })
    const text = events?.find((event) => event.type === 'segment-heard')?.text
    if (text === undefined) continue
    segments.push({ ...segment, text })
    textMs.push(heardMs + TRAILING_SILENCE_MS)
  }
  speaker.close()
  return { written, recognised: { ...written, segments }, textMs }
}

function rowsOf(half: string, all: HeardConversation[]): Row[] {
  const heard = all.filter(({ written }) => written.half === half)
  const turns = heard.flatMap(turnsOf)
  const words = turns.reduce((sum, { said }) => sum + spokenWords(said).length, 0)
  const wrong = turns.reduce((sum, turn) => sum + wrongWords(turn), 0)
  const times = heard.flatMap(({ textMs }) => textMs)
  const scored = sharesOf(heard.map(({ recognised }) => scorePromptPoints(recognised)))
  const baseline = sharesOf(heard.map(({ written }) => scorePromptPoints(written)))
  const row = (name: string, value: number, unit = '', digits = 3) =>
    comparison({ name: `${NAME}, ${half}: ${name}`, value, unit, digits })
  return [
    row(`wrong words of ${words}`, (wrong / words) * 100, '%', 1),
    row(`turns with a text, of ${turns.length}`, times.length, '', 0),
    ...(times.length === 0
      ? []
      : [
          row('last sound to text, median', median(times), 'ms', 0),
          row('last sound to text, 95th percentile', p95(times), 'ms', 0),
        ]),
    row(`precision of prompt points (${scored.labelled} labelled)`, scored.precision),
    row('precision on the texts as written', baseline.precision),
    row('recall of prompt points', scored.recall),
    row('recall on the texts as written', baseline.recall),
  ]
}

interface Turn {
  channel: string
  said: string
  heard: string
}

const turnsOf = ({ written, recognised }: HeardConversation): Turn[] =>
  written.segments.map(({ id, channel, text }) => ({
    channel,
    said: text,
    heard: recognised.segments.find((segment) => segment.id === id)?.text ?? '',
  }))

const wrongWords = ({ said, heard }: Turn) => countWordErrors(spokenWords(said), spokenWords(heard))

/**
 * Prints what was misheard of the known conversations, and which prompt points were found in it.
 */
function showFailures(all: HeardConversation[]) {
  for (const conversation of all.filter(({ written }) => written.half === 'known')) {
    const { found, labelled } = scorePromptPoints(conversation.recognised)
    const misheard = turnsOf(conversation).filter((turn) => wrongWords(turn) > 0)
    const { name } = conversation.written
    console.log(
      JSON.stringify(
        { name, misheard, labelled, found: found.map(({ question }) => question) },
        null,
        2,
      ),
    )
  }
}
