import { LIVE_SETTINGS, type LiveSetting } from '@sightline/contracts/live/kinds'
import { Checkbox, RadioGroup } from '@sightline/ui/choice'
import { SETTING_LABELS } from '../labels.ts'

const SETTINGS = LIVE_SETTINGS.map((value) => ({ value, ...SETTING_LABELS[value] }))

interface Answers {
  /** Null until it is chosen. */
  setting: LiveSetting | null
  hasConsent: boolean
}
interface Props {
  hasConsent: boolean
  /** Lays out the settings; by default they are stacked. */
  className?: string
  onChange: (part: Partial<Answers>) => void
}

/** The two answers that every session needs: whether assistance is allowed, and consent. */
export const SettingQuestions = ({ hasConsent, className, onChange }: Props) => (
  <>
    <RadioGroup
      label="Is assistance allowed in this conversation?"
      name="setting"
      {...(className !== undefined && { className })}
      options={SETTINGS}
      onChange={(setting) => onChange({ setting })}
    />
    <Checkbox
      label="I may have this conversation transcribed."
      hint="In many places people must agree before they are recorded. Sound is turned into text and never kept."
      checked={hasConsent}
      onChange={({ target }) => onChange({ hasConsent: target.checked })}
    />
  </>
)
