import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { BaseResume } from '@sightline/contracts/profile/profile'
import { Badge } from '@sightline/ui/badge'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink, TextLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useParams } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { saveDocument } from '../resume-file.ts'
import { SaveBar } from '../save-bar.tsx'
import { useResume } from '../use-profile.ts'
import { FieldControl } from './field-control.tsx'
import { Questions } from './questions.tsx'
import { SectionEditor } from './section-editor.tsx'
import { basicsFields, sections } from './sections.ts'
import { SourcePanel } from './source-panel.tsx'
import { UnreadNotice } from './unread-notice.tsx'
import { useEditor } from './use-editor.ts'

const PROFILE = '/home/applications/profile'

export const meta = () => [{ title: pageTitle(t`Resume`) }, { name: 'robots', content: 'noindex' }]

/** A base resume, corrected line by line beside the text that it was read from. */
export default function ResumePage() {
  const { id = '' } = useParams()
  const loaded = useResume(id)
  if (loaded.status === 'failed') {
    const isGone = loaded.error instanceof ApiError && loaded.error.code === 'not_found'
    return (
      <ErrorState
        title={isGone ? t`This resume is not there` : t`The resume could not be loaded`}
        text={
          isGone
            ? t`It may have been deleted.`
            : t`${errorMessage(loaded.error)} Nothing of it is lost.`
        }
        actions={
          isGone ? (
            <ButtonLink as={Link} to={PROFILE}>
              {t`Your resumes`}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => void loaded.refresh()}>
              {t`Try again`}
            </Button>
          )
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <TextLink as={Link} to={PROFILE} className="flex w-fit items-center gap-2 text-sm">
        <ArrowLeft size={16} aria-hidden />
        <Trans>Your resumes</Trans>
      </TextLink>
      {loaded.status === 'loading' ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading the resume</Trans>
          </span>
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Loaded key={id} loaded={loaded.value} />
      )}
    </div>
  )
}

function Loaded({ loaded }: { loaded: BaseResume }) {
  const { editor, stored, questions, settle, ...state } = useEditor(loaded, problemText)
  const { sourceLines, unread } = stored
  return (
    <>
      <Header resume={stored} document={editor.document} />
      {unread && <UnreadNotice unread={unread} />}
      <Questions document={editor.document} questions={questions} onLeaveOpen={settle} />
      <div
        className={
          sourceLines.length > 0
            ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
            : undefined
        }
      >
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="basics" className="flex flex-col gap-4">
            <h2 id="basics" className="text-lg">
              <Trans>About you</Trans>
            </h2>
            <div className="grid gap-4 sm:grid-cols-2">
              {basicsFields().map((field) => (
                <FieldControl
                  key={field.path}
                  editor={editor}
                  pointer={`/basics/${field.path}`}
                  field={field}
                />
              ))}
            </div>
          </section>
          {sections().map((section) => (
            <SectionEditor key={section.pointer} editor={editor} section={section} />
          ))}
          <KeptKeys document={editor.document} />
        </div>
        {sourceLines.length > 0 && <SourcePanel editor={editor} />}
      </div>
      <SaveBar
        isChanged={state.isChanged}
        isBusy={state.isBusy}
        problem={
          state.isOutdated ? (
            <Outdated onSaveOver={state.saveOver} onTake={state.discard} />
          ) : (
            state.failure !== null && <Banner tone="bad">{state.failure}</Banner>
          )
        }
        onSave={state.save}
        onDiscard={state.discard}
      />
    </>
  )
}

function Header({ resume, document }: { resume: BaseResume; document: BaseResume['document'] }) {
  const { name, isMain, sourceLines } = resume
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl break-words">{name}</h1>
        <p className="max-w-reading text-muted">
          {sourceLines.length > 0
            ? t`Correct what was read wrongly. The line that you are in is marked in your document.`
            : t`Every line can be changed here.`}
        </p>
        {isMain && (
          <p>
            <Badge tone="good">{t`Main resume`}</Badge>
          </p>
        )}
      </div>
      <Button onClick={() => saveDocument(name, document)}>{t`Download as JSON Resume`}</Button>
    </header>
  )
}

function Outdated({ onSaveOver, onTake }: { onSaveOver: () => void; onTake: () => void }) {
  return (
    <Banner tone="warn">
      <p>
        <Trans>
          This resume was changed somewhere else since you began. What you typed is still here.
        </Trans>
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={onSaveOver}>
          {t`Save mine over it`}
        </Button>
        <Button size="small" variant="quiet" onClick={onTake}>
          {t`Show the other one`}
        </Button>
      </p>
    </Banner>
  )
}

const SHOWN = [
  'basics',
  ...['work', 'education', 'projects', 'skills', 'certificates', 'languages'],
]

/** Parts of a document that this page does not show. */
function KeptKeys({ document }: { document: BaseResume['document'] }) {
  const keys = Object.keys(document).filter((key) => !SHOWN.includes(key))
  if (keys.length === 0) return null
  return (
    <p className="text-sm text-muted">
      <Trans>Kept as it is, and given back in the download: {keys.join(', ')}.</Trans>
    </p>
  )
}

const problemText = (pointer: string) =>
  /date$/i.test(pointer)
    ? t`Please put in a year, a month or a day: 2021, 2021-03 or 2021-03-15.`
    : t`This is too long. Please shorten it, or part it into several lines.`
