import { errorMessage } from '@sightline/client/errors'
import { askedQuestions } from '@sightline/live/session/debrief'
import { currentPrompts } from '@sightline/live/session/session'
import { sessionMarkdown } from '@sightline/live/session/session-markdown'
import { ActionList, actionsOf } from '@sightline/live-ui/answers/action-list'
import type { SessionView } from '@sightline/live-ui/engine/views'
import { KIND_LABELS } from '@sightline/live-ui/labels'
import { PinnedList } from '@sightline/live-ui/screen/pinned-list'
import type { PinnedPictures } from '@sightline/live-ui/screen/pinned-pictures'
import { ScreenTexts } from '@sightline/live-ui/screen/screen-texts'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pdfFileOf } from '../../interviews/public.ts'
import { saveFile } from '../../save-file.ts'
import { liveApi } from '../api.ts'
import { unpinSession } from '../pinned-pictures.ts'
import { Facts } from './facts.tsx'
import { Problems } from './problems.tsx'
import { Questions } from './questions.tsx'
import { Search } from './search.tsx'
import { useDebrief } from './use-debrief.ts'

/**
 * What an ended session was like: talk share and pace, each question with what the user said, and
 * the downloads.
 */
interface Props {
  session: SessionView
  pinned: PinnedPictures
}

export function Debrief({ session, pinned }: Props) {
  const { id, state } = session
  const debrief = useDebrief(id, session.isEndStored)
  const actions = actionsOf(state)
  const prompts = currentPrompts(state.prompts)
  const questions = askedQuestions(prompts, state.segments)
  const problems = prompts.filter(({ segments }) => segments.length === 0)
  return (
    <section aria-label="Debrief" className="flex flex-col gap-6 border-b border-line p-4 sm:p-6">
      <h2 className="text-lg">How it went</h2>
      <Facts session={state} debrief={debrief} />
      {questions.length > 0 && (
        <Questions sessionId={id} state={state} questions={questions} debrief={debrief} />
      )}
      {problems.length > 0 && (
        <Problems sessionId={id} problems={problems} looks={state.looks} debrief={debrief} />
      )}
      {actions.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="font-medium">Action items</h3>
          <ActionList items={actions} />
        </div>
      )}
      <Search session={state} />
      <ScreenTexts looks={state.looks} title="Read from the screen" />
      <PinnedList pinned={pinned} />
      {debrief.status === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          The scores could not be loaded.
          <Button size="small" onClick={debrief.retry}>
            Try again
          </Button>
        </p>
      )}
      <Actions session={session} />
    </section>
  )
}

function Actions({ session: { id, detail, state } }: Pick<Props, 'session'>) {
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const [isMakingPdf, setIsMakingPdf] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const name = `sightline-live-${state.beganAt.slice(0, 10)}`
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
  const text = () => sessionMarkdown(KIND_LABELS[state.kind], state)
  const markdown = () => new Blob([text()], { type: 'text/markdown' })
  async function savePdf() {
    setProblem(null)
    setIsMakingPdf(true)
    try {
      const { pdf } = await pdfFileOf(KIND_LABELS[state.kind], text())
      saveFile(`${name}.pdf`, new Blob([pdf], { type: 'application/pdf' }))
    } catch {
      setProblem('The PDF could not be made. Check your connection and try again.')
    } finally {
      setIsMakingPdf(false)
    }
  }
  const json = async () => {
    const { events } = await liveApi.read(id)
    return new Blob([JSON.stringify({ session: detail.session, events }, null, 2)], {
      type: 'application/json',
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink as={Link} variant="primary" to="/home/live/new">
        Begin another session
      </ButtonLink>
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
