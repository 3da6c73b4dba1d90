import { STORIES_PER_INTERVIEW } from '@sightline/contracts/context/limits'
import {
  LIVE_KINDS,
  LIVE_NOTES_MAX_LENGTH,
  type LiveSetting,
} from '@sightline/contracts/live/kinds'
import type { LiveSessionRequest } from '@sightline/contracts/live/sessions'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { blockerOf, costText } from '@sightline/live-ui/begin/begin-state'
import {
  existingContext,
  formatChoices,
  parseChoices,
  type RememberedChoices,
} from '@sightline/live-ui/begin/remembered-choices'
import { SettingQuestions } from '@sightline/live-ui/begin/setting-questions'
import { KIND_LABELS } from '@sightline/live-ui/labels'
import { Button, TextLink } from '@sightline/ui/button'
import { Checkbox, RadioGroup } from '@sightline/ui/choice'
import { TextArea } from '@sightline/ui/field'
import { type ReactNode, useState } from 'react'
import type { Choosing } from '../session/sessions.ts'

const CHOICES = 'live-choices'
const KINDS = LIVE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
const LANGUAGE_CHOICES = PROGRAM_LANGUAGES.map((value) => ({
  value,
  label: LANGUAGES[value].label,
}))

interface Props {
  state: Choosing
  server: string
  onBegin: (session: LiveSessionRequest) => void
}

interface Chosen extends RememberedChoices {
  setting: LiveSetting | null
  hasConsent: boolean
  notes: string
}

/**
 * Asks what the page asks before a session. Nothing is perceived, and no credit is taken, before
 * Begin is pressed.
 */
export function BeginForm({ state, server, onBegin }: Props) {
  const { device, store, isBusy } = state
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...parseChoices(store.read(CHOICES) ?? ''),
    setting: null,
    hasConsent: false,
    notes: '',
  }))
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const { contexts } = device
  const context = existingContext(chosen.context, {
    resume: contexts.hasResume || null,
    application: null,
    jobDescriptions: contexts.jobDescriptions,
    stories: contexts.stories,
  })
  const credits = { credits: device.credits.balance, is_trial_unused: device.credits.isTrialUnused }
  const { setting } = chosen
  const blocker = blockerOf({ ...chosen, credits })
  function begin() {
    if (setting === null) return
    store.write(CHOICES, formatChoices({ ...chosen, context }))
    onBegin({ ...chosen, context, id: crypto.randomUUID(), setting, hasConsent: true })
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (blocker === null) begin()
      }}
    >
      <h1 className="text-lg">Begin a live session</h1>
      <SettingQuestions hasConsent={chosen.hasConsent} onChange={change} />
      <Folded title={`Kind: ${KIND_LABELS[chosen.kind]}`}>
        <RadioGroup
          label="Kind of conversation"
          name="kind"
          options={KINDS}
          defaultValue={chosen.kind}
          onChange={(kind) => change({ kind })}
        />
      </Folded>
      {chosen.kind === 'coding' && (
        <Folded title={`Language of code: ${LANGUAGES[chosen.language].label}`}>
          <RadioGroup
            label="Language of code"
            name="language"
            options={LANGUAGE_CHOICES}
            defaultValue={chosen.language}
            onChange={(language) => change({ language })}
          />
        </Folded>
      )}
      <Background
        contexts={contexts}
        context={context}
        server={server}
        onChange={(part) => change({ context: { ...context, ...part } })}
      />
      <Folded title="Notes for this conversation">
        <TextArea
          label="Notes"
          hint="Names, numbers, prices, what you want to ask."
          rows={4}
          maxLength={LIVE_NOTES_MAX_LENGTH}
          value={chosen.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </Folded>
      <div className="sticky -bottom-4 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-background px-4 py-3">
        <Button
          type="submit"
          variant="primary"
          disabled={blocker !== null}
          isBusy={isBusy}
          busyLabel="Beginning..."
          aria-describedby="begin-state"
        >
          Begin
        </Button>
        <p id="begin-state" role="status" className="min-w-0 flex-1 text-muted">
          {blocker ??
            `${costText(credits)} While it runs, other programs do not get its keys, such as Ctrl+B.`}
        </p>
      </div>
    </form>
  )
}

interface BackgroundProps {
  contexts: Choosing['device']['contexts']
  context: RememberedChoices['context']
  server: string
  onChange: (part: RememberedChoices['context']) => void
}

/** What answers may use of the user's background. */
function Background({ contexts, context, server, onChange }: BackgroundProps) {
  const { hasResume, jobDescriptions, stories } = contexts
  const chosen = context.storyIds ?? []
  return (
    <Folded title="Background">
      {hasResume && (
        <Checkbox
          label="My resume"
          checked={context.resume ?? false}
          onChange={({ target }) => onChange({ resume: target.checked })}
        />
      )}
      {jobDescriptions.length > 0 && (
        <RadioGroup
          label="Job description"
          name="job-description"
          options={[{ value: '', label: 'None' }, ...jobDescriptions.map(optionOf)]}
          defaultValue={context.jobDescriptionId ?? ''}
          onChange={(id) => onChange({ jobDescriptionId: id || undefined })}
        />
      )}
      {stories.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={`Story: ${title}`}
          checked={chosen.includes(id)}
          disabled={!chosen.includes(id) && chosen.length >= STORIES_PER_INTERVIEW}
          onChange={({ target }) =>
            onChange({
              storyIds: target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
            })
          }
        />
      ))}
      <p className="text-muted">
        Your resume, job descriptions and stories are{' '}
        <TextLink href={`${server}/home/context`}>on the site</TextLink>. Answers name what they
        rest on.
      </p>
    </Folded>
  )
}

const optionOf = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="border-t border-line pt-3">
    <summary className="cursor-pointer font-medium">{title}</summary>
    <div className="mt-3 flex flex-col gap-3">{children}</div>
  </details>
)
