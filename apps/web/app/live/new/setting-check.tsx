import type { Language } from '@sightline/contracts/languages/languages'
import { LIVE_KINDS, type LiveKind, type LiveSetting } from '@sightline/contracts/live/kinds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { SettingQuestions } from '@sightline/live-ui/begin/setting-questions'
import { KIND_LABELS } from '@sightline/live-ui/labels'
import { Select } from '@sightline/ui/select'

const KINDS = LIVE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
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
    <SettingQuestions
      hasConsent={chosen.hasConsent}
      className="sm:grid sm:grid-cols-3"
      onChange={onChange}
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
