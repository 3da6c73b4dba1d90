import { ApiError } from '@sightline/client/errors'
import type { ContextChoice } from '@sightline/contracts/context/context'
import type { Language } from '@sightline/contracts/languages/languages'
import type { LiveKind, LiveSetting } from '@sightline/contracts/live/kinds'
import { blockerOf, hasNoCredits } from '@sightline/live-ui/begin/begin-state'
import {
  existingContext,
  formatChoices,
  parseChoices,
} from '@sightline/live-ui/begin/remembered-choices'
import { runningSession } from '@sightline/live-ui/engine/live-api'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBilling } from '../../billing/public.ts'
import { pageTitle } from '../../content/brand.ts'
import { usePersonalContext } from '../../context/public.ts'
import { USER_SETTING, userStore } from '../../device-store.ts'
import { useAnnouncedData } from '../../events/public.ts'
import { liveApi } from '../api.ts'
import { RunningSession } from '../running-session.tsx'
import { stopCapture } from '../senses/capture.ts'
import { Begin, Foot } from './begin-foot.tsx'
import { ContextCheck } from './context-check.tsx'
import { CreditsCheck, NoCredits } from './credits-check.tsx'
import { ForApplication, useApplicationFor, useApplicationId } from './for-application.tsx'
import { ModelCheck } from './model-check.tsx'
import { ScreenCheck } from './screen-check.tsx'
import { SettingCheck } from './setting-check.tsx'
import { MicrophoneCheck, TheirSoundCheck } from './sound-checks.tsx'
import { TranscriberCheck } from './transcriber-check.tsx'
import { useReadiness } from './use-readiness.ts'

export const meta = () => [{ title: pageTitle('Live session') }]

/** The user's setting that holds the choices of the latest session that began here. */
const CHOICES_SETTING = `${USER_SETTING}live-choices`

interface Chosen {
  kind: LiveKind
  setting: LiveSetting | null
  hasConsent: boolean
  language: Language
  notes: string
  context: ContextChoice
}

const loadSessions = () => liveApi.list()

/**
 * Everything that a live session needs, checked before it begins. Nothing is recorded before the
 * user consents.
 */
export default function NewLiveSessionPage() {
  const navigate = useNavigate()
  const applicationId = useApplicationId()
  const [chosen, setChosen] = useState(() => firstChoices(applicationId))
  const [id] = useState(() => crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const readiness = useReadiness()
  const application = useApplicationFor(applicationId)
  const loadedApplication = application.status === 'loaded' ? application.value : null
  const context = useExistingContext(chosen.context, loadedApplication)
  const billing = useBilling()
  const credits = billing.status === 'loaded' ? billing.value : null
  const sessions = useAnnouncedData('live', 'interviews', loadSessions)
  const other = sessions.status === 'loaded' ? runningSession(sessions.value.items, id) : undefined
  useStopCaptureOnLeave()
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const { setting, hasConsent } = chosen
  const isAllowed = hasConsent && setting !== null
  const isWaiting = application.status === 'loading'

  async function begin() {
    if (setting === null) return
    setIsBusy(true)
    setProblem(null)
    try {
      await liveApi.begin({ ...chosen, context, id, setting, hasConsent: true })
      userStore().write(CHOICES_SETTING, formatChoices({ ...chosen, context }))
      await navigate(`/home/live/${id}`)
    } catch (error) {
      // Another tab has begun a session: the page says so once it has loaded the list again.
      if (error instanceof ApiError && error.code === 'conflict') await sessions.refresh()
      setProblem({ error })
      setIsBusy(false)
    }
  }

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl">Begin a live session</h1>
        <p className="max-w-reading text-muted">
          Sightline listens, reads what you share, and shows you what to say next. Two answers begin
          it; nothing is recorded before.
        </p>
      </header>
      {credits && hasNoCredits(credits) && <NoCredits subscription={credits.subscription} />}
      <ForApplication
        application={application}
        isChosen={context.applicationId !== undefined}
        hasResume={context.resume === true}
      />
      <SettingCheck chosen={chosen} onChange={change} />
      <h2 className="text-lg">What it uses</h2>
      <ol className="-mt-3 border-t border-line">
        <ScreenCheck isAllowed={isAllowed} />
        <TheirSoundCheck />
        <MicrophoneCheck isAllowed={isAllowed} />
        <TranscriberCheck readiness={readiness} isAllowed={isAllowed} />
        <ModelCheck readiness={readiness} />
        <CreditsCheck billing={billing} />
        <ContextCheck
          context={context}
          application={loadedApplication}
          notes={chosen.notes}
          onChange={change}
        />
      </ol>
      <Foot>
        {other ? (
          <RunningSession
            key={other.id}
            session={other}
            onEnded={() => {
              setProblem(null)
              void sessions.refresh()
            }}
          />
        ) : (
          <Begin
            blocker={blockerOf({ setting, hasConsent, credits, isWaiting })}
            billing={billing}
            isBusy={isBusy}
            problem={problem}
            onBegin={() => void begin()}
          />
        )}
      </Foot>
    </div>
  )
}

/** What was chosen for the latest session; for an application, its posting and the resume. */
function firstChoices(applicationId: string | undefined): Chosen {
  const remembered = parseChoices(userStore().read(CHOICES_SETTING) ?? '')
  const { context } = remembered
  return {
    ...remembered,
    context: applicationId === undefined ? context : { ...context, applicationId, resume: true },
    setting: null,
    hasConsent: false,
    notes: '',
  }
}

/**
 * The chosen background as far as it exists. While that is not known, it is the posting alone: the
 * user does not see the choice then.
 */
function useExistingContext(
  choice: ContextChoice,
  application: { id: string } | null,
): ContextChoice {
  const personal = usePersonalContext()
  const { resume, jobDescriptions, stories } =
    personal.status === 'loaded'
      ? personal.value
      : { resume: null, jobDescriptions: [], stories: [] }
  return existingContext(choice, { resume, jobDescriptions, stories, application })
}

/** Leaving the page for anything but the session stops what it has opened. */
function useStopCaptureOnLeave() {
  useEffect(
    () => () => {
      if (!location.pathname.includes('/home/live/')) stopCapture()
    },
    [],
  )
}
