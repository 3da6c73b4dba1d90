import type { Language } from '@sightline/contracts/languages/languages'
import { LIVE_KINDS, type LiveKind, type LiveSetting } from '@sightline/contracts/live/kinds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { KIND_LABELS, SETTING_LABELS } from '@sightline/live-ui/labels'
import { Checkbox, RadioGroup } from '@sightline/ui/choice'
import { Select } from '@sightline/ui/select'
import { Check } from './check.tsx'

const KINDS = LIVE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
const SETTINGS = Object.entries(SETTING_LABELS).map(([value, text]) => ({ value, ...text }))
const LANGUAGE_CHOICES = PROGRAM_LANGUAGES.map((value) => ({
  value,
  label: LANGUAGES[value].label,
}))

interface SettingChoices {
  kind: LiveKind
  /** Null until it is chosen. */
  setting: LiveSetting | null
  hasConsent: boolean
  language: Language
}
type Props = { chosen: SettingChoices; onChange: (part: Partial<SettingChoices>) => void }

/** What the conversation is, whether assistance is allowed in it, and the user's consent. */
export function SettingCheck({ chosen, onChange }: Props) {
  const isDone = chosen.setting !== null && chosen.hasConsent
  return (
    <Check
      title="Setting and consent"
      tone={isDone ? 'good' : 'bad'}
      state={isDone ? 'Confirmed.' : 'Not answered yet.'}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label="Kind of conversation"
          options={KINDS}
          value={chosen.kind}
          onChange={({ target }) =>
            onChange({ kind: LIVE_KINDS.find((kind) => kind === target.value) ?? 'meeting' })
          }
        />
        {chosen.kind === 'coding' && (
          <Select
            label="Language of code"
            options={LANGUAGE_CHOICES}
            value={chosen.language}
            onChange={({ target }) =>
              onChange({
                language: PROGRAM_LANGUAGES.find((name) => name === target.value) ?? 'javascript',
              })
            }
          />
        )}
      </div>
      <RadioGroup
        label="Is assistance allowed in this conversation?"
        name="setting"
        className="lg:grid lg:grid-cols-3"
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
