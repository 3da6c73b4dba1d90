import type { ContextChoice } from '@sightline/contracts/context'
import type { Language } from '@sightline/contracts/languages'
import { LIVE_KINDS, type LiveKind, type LiveSetting } from '@sightline/contracts/live-kinds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { Button } from '@sightline/ui/button'
import { Checkbox, RadioGroup } from '@sightline/ui/choice'
import { Select } from '@sightline/ui/select'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { CreditsLine, ProblemBanner } from '../../billing/public.ts'
import { pageTitle } from '../../content/brand.ts'
import { liveApi } from '../api.ts'
import { stopCapture } from '../capture/capture.ts'
import { KIND_LABELS, SETTING_LABELS } from '../labels.ts'
import { Check } from './check.tsx'
import { ContextCheck } from './context-check.tsx'
import { ModelCheck } from './model-check.tsx'
import { ScreenCheck } from './screen-check.tsx'
import { MicrophoneCheck, TheirSoundCheck } from './sound-checks.tsx'
import { TranscriberCheck } from './transcriber-check.tsx'
import { useReadiness } from './use-readiness.ts'

export const meta = () => [{ title: pageTitle('Live session') }]

const KINDS = LIVE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
const SETTINGS = Object.entries(SETTING_LABELS).map(([value, text]) => ({ value, ...text }))
const LANGUAGE_CHOICES = PROGRAM_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].label }))

interface Chosen {
  kind: LiveKind
  setting: LiveSetting | null
  hasConsent: boolean
  language: Language
  notes: string
  context: ContextChoice
}

/** Everything that a live session needs, checked before it begins. Nothing is recorded before the user consents. */
export default function NewLiveSessionPage() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>({
    kind: 'coding',
    setting: null,
    hasConsent: false,
    language: 'javascript',
    notes: '',
    context: {},
  })
  const [id] = useState(() => crypto.randomUUID())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const readiness = useReadiness()
  useStopCaptureOnLeave()
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const isAllowed = chosen.hasConsent && chosen.setting !== null

  async function begin() {
    const { setting } = chosen
    if (setting === null) return
    setIsBusy(true)
    setProblem(null)
    try {
      await liveApi.begin({ ...chosen, id, setting, hasConsent: true })
      await navigate(`/home/live/${id}`)
    } catch (error) {
      setProblem({ error })
      setIsBusy(false)
    }
  }

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl">Begin a live session</h1>
        <p className="max-w-reading text-muted">
          Sightline reads what you share and listens to a real conversation, and shows you what to say next. Check each
          line first; nothing is recorded before you agree below.
        </p>
      </header>
      <ol className="border-t border-line">
        <SettingCheck chosen={chosen} onChange={change} />
        <ScreenCheck isAllowed={isAllowed} />
        <TheirSoundCheck />
        <MicrophoneCheck isAllowed={isAllowed} />
        <TranscriberCheck readiness={readiness} isAllowed={isAllowed} />
        <ModelCheck readiness={readiness} />
        <Check title="Credits" tone="info" state="One credit for each started two hours.">
          <CreditsLine />
        </Check>
        <ContextCheck context={chosen.context} notes={chosen.notes} onChange={change} />
      </ol>
      {problem && <ProblemBanner error={problem.error} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          size="large"
          disabled={!isAllowed}
          isBusy={isBusy}
          busyLabel="Beginning..."
          onClick={begin}
        >
          Begin the session
        </Button>
        {!isAllowed && <p className="text-sm text-muted">Choose a setting and confirm the consent first.</p>}
      </div>
    </div>
  )
}

type PartProps = { chosen: Chosen; onChange: (part: Partial<Chosen>) => void }

function SettingCheck({ chosen, onChange }: PartProps) {
  const isDone = chosen.setting !== null && chosen.hasConsent
  return (
    <Check
      title="Setting and consent"
      tone={isDone ? 'good' : 'bad'}
      state={isDone ? 'Confirmed.' : 'To be confirmed.'}
    >
      <Select
        label="Kind of conversation"
        options={KINDS}
        value={chosen.kind}
        onChange={({ target }) => onChange({ kind: LIVE_KINDS.find((kind) => kind === target.value) ?? 'meeting' })}
      />
      {chosen.kind === 'coding' && (
        <Select
          label="Language of code"
          options={LANGUAGE_CHOICES}
          value={chosen.language}
          onChange={({ target }) =>
            onChange({ language: PROGRAM_LANGUAGES.find((name) => name === target.value) ?? 'javascript' })
          }
        />
      )}
      <RadioGroup
        label="Is assistance allowed in this conversation?"
        name="setting"
        options={SETTINGS}
        onChange={(setting) => onChange({ setting: setting as LiveSetting })}
      />
      <Checkbox
        label="I may have this conversation transcribed."
        hint="In many places people must agree before they are recorded. Sound is turned into text and never kept."
        checked={chosen.hasConsent}
        onChange={({ target }) => onChange({ hasConsent: target.checked })}
      />
    </Check>
  )
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
