import type { Language } from '@sightline/contracts/languages/languages'
import { LIVE_KINDS, type LiveKind, type LiveSetting } from '@sightline/contracts/live/kinds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { KIND_LABELS, SETTING_LABELS } from '@sightline/live-ui/labels'
import { Checkbox, RadioGroup } from '@sightline/ui/choice'
import { Select } from '@sightline/ui/select'

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

/**
 * The two answers that every session needs, whether assistance is allowed and the user's consent,
 * and what the conversation is, which is remembered.
 */
export const SettingCheck = ({ chosen, onChange }: Props) => (
  <section
    aria-label="Setting and consent"
    className="flex flex-col gap-5 rounded-card border border-line p-4 sm:p-5"
  >
    <RadioGroup
      label="Is assistance allowed in this conversation?"
      name="setting"
      className="sm:grid sm:grid-cols-3"
      options={SETTINGS}
      onChange={(setting) => onChange({ setting: setting as LiveSetting })}
    />
    <Checkbox
      label="I may have this conversation transcribed."
      hint="In many places people must agree before they are recorded. Sound is turned into text and never kept."
      checked={chosen.hasConsent}
      onChange={({ target }) => onChange({ hasConsent: target.checked })}
    />
    <div className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-2">
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
      <p className="text-sm text-muted sm:col-span-2">
        Language of the conversation: English. Questions are found, and the coach answers, in
        English alone.
      </p>
    </div>
  </section>
)
