import { askedQuestions, summarizeSpeech } from '@sightline/coach/live/debrief'
import { currentPrompts, sessionMarkdown } from '@sightline/coach/live/session-markdown'
import { answerTimes } from '@sightline/coach/live/session-times'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { Stat } from '@sightline/ui/stat'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../http.ts'
import { pdfFileOf } from '../../interviews/public.ts'
import { saveFile } from '../../save-file.ts'
import { ActionList, actionsOf } from '../answers/action-list.tsx'
import { liveApi } from '../api.ts'
import { inSeconds, KIND_LABELS } from '../labels.ts'
import { PinnedList } from '../screen/pinned-list.tsx'
import { unpinSession } from '../screen/pinned-pictures.ts'
import { ScreenTexts } from '../screen/screen-texts.tsx'
import { usePinnedPictures } from '../screen/use-pinned-pictures.ts'
import type { LiveSessionView } from '../session/use-live-session.ts'
import { PractiseQuestion } from './practise-question.tsx'
import { QuestionScores } from './question-scores.tsx'
import { Search } from './search.tsx'
import { type DebriefState, useDebrief } from './use-debrief.ts'

/** What an ended session was like: talk share and pace, each question with what the user said, and the downloads. */
export function Debrief({ view }: { view: LiveSessionView }) {
  const { session } = view
  const debrief = useDebrief(view.id, view.synced.isEndStored)
  const pinned = usePinnedPictures(view.id)
  const actions = actionsOf(session)
  const questions = askedQuestions(currentPrompts(session), session.segments)
  return (
    <section aria-label="Debrief" className="flex flex-col gap-6 border-b border-line p-4 sm:p-6">
      <h2 className="text-lg">How it went</h2>
      <Facts view={view} debrief={debrief} />
      {questions.length > 0 && (
        <div className="flex flex-col gap-4">
          <h3 className="font-medium">What was asked, and what you said</h3>
          <ol className="flex flex-col gap-4">
            {questions.map(({ prompt, answer }) => (
              <li key={prompt.id} className="flex flex-col gap-2 border-l-2 border-line pl-4">
                <p className="font-medium">{prompt.question}</p>
                <p className="text-muted">{answer ? answer.text : 'You did not answer before the next question.'}</p>
                <Scored debrief={debrief} prompt={prompt.id} hasAnswer={answer !== null} />
                <PractiseQuestion sessionId={view.id} prompt={prompt} debrief={debrief} />
                {answer && answer.delayMs > 0 && answer.endMs > answer.startMs && (
                  <p className="text-xs text-muted">You began after {inSeconds(answer.delayMs)}.</p>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      {actions.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="font-medium">Action items</h3>
          <ActionList items={actions} />
        </div>
      )}
      <Search session={session} />
      <ScreenTexts looks={session.looks} title="Read from the screen" />
      <PinnedList pinned={pinned} />
      {debrief.status === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          The scores could not be loaded.
          <Button size="small" onClick={debrief.retry}>
            Try again
          </Button>
        </p>
      )}
      <Actions view={view} />
    </section>
  )
}

function Scored({ debrief, prompt, hasAnswer }: { debrief: DebriefState; prompt: string; hasAnswer: boolean }) {
  if (!hasAnswer || debrief.status !== 'loaded') return null
  const scored = debrief.debrief.questions.find((question) => question.prompt === prompt)
  return scored ? <QuestionScores scored={scored} /> : null
}

function Facts({ view: { session }, debrief }: { view: LiveSessionView; debrief: DebriefState }) {
  const all = debrief.status === 'loaded' ? debrief.debrief.allTimes.firstWords : null
  const speech = summarizeSpeech(session.segments)
  const times = answerTimes(session)
  const isSilent = speech.talkShare === null && times.firstWords === null
  if (isSilent)
    return <p className="text-muted">Nothing was heard aloud in this session, so there is nothing to measure.</p>
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
      {speech.talkShare !== null && <Stat label="You spoke" value={`${Math.round(speech.talkShare * 100)} %`} />}
      {speech.wordsPerMinute !== null && (
        <Stat label="Words a minute" value={String(Math.round(speech.wordsPerMinute))} />
      )}
      {speech.fillersPer100Words !== null && (
        <Stat label="Fillers in 100 words" value={speech.fillersPer100Words.toFixed(1)} />
      )}
      {times.firstWords && (
        <Stat
          label="First words of an answer"
          value={inSeconds(times.firstWords.p50Ms)}
          note={`95 % within ${inSeconds(times.firstWords.p95Ms)}${all ? `; in all sessions ${inSeconds(all.p50Ms)}, 95 % within ${inSeconds(all.p95Ms)}` : ''}`}
        />
      )}
    </div>
  )
}

function Actions({ view: { id, detail, session } }: { view: LiveSessionView }) {
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const [isMakingPdf, setIsMakingPdf] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const name = `sightline-live-${session.beganAt.slice(0, 10)}`
  async function deleteSession() {
    setIsDeleting(false)
    try {
      await liveApi.delete(id)
      await unpinSession(id)
      await navigate('/home')
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  const text = () => sessionMarkdown(KIND_LABELS[session.kind], session)
  const markdown = () => new Blob([text()], { type: 'text/markdown' })
  async function savePdf() {
    setProblem(null)
    setIsMakingPdf(true)
    try {
      const { pdf } = await pdfFileOf(KIND_LABELS[session.kind], text())
      saveFile(`${name}.pdf`, new Blob([pdf], { type: 'application/pdf' }))
    } catch {
      setProblem('The PDF could not be made. Check your connection and try again.')
    } finally {
      setIsMakingPdf(false)
    }
  }
  const json = async () => {
    const { events } = await liveApi.read(id)
    return new Blob([JSON.stringify({ session: detail.session, events }, null, 2)], { type: 'application/json' })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => saveFile(`${name}.md`, markdown())}>Download Markdown</Button>
      <Button isBusy={isMakingPdf} onClick={() => void savePdf()}>
        Download PDF
      </Button>
      <Button
        onClick={() =>
          void json().then(
            (file) => saveFile(`${name}.json`, file),
            (error) => setProblem(errorMessage(error)),
          )
        }
      >
        Download JSON
      </Button>
      <Button variant="danger" onClick={() => setIsDeleting(true)}>
        Delete
      </Button>
      {problem && <p className="text-sm text-bad">{problem}</p>}
      <ConfirmDialog
        isOpen={isDeleting}
        title="Delete this session?"
        text="The transcript, the answers and the debrief are deleted for good. Questions that you kept to practise stay in your list. The credit stays spent."
        confirmLabel="Delete it"
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => void deleteSession()}
      />
    </div>
  )
}
