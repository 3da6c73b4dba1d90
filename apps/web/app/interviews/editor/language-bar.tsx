import type { Language } from '@sightline/contracts/questions'
import { LANGUAGE_NAMES, LANGUAGES, type RemoteLanguage } from '@sightline/languages/registry'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cannotRunMessage } from '../labels.ts'
import { canRun } from '../run/use-remote-languages.ts'

type LanguageBarProps = {
  language: Language
  remoteLanguages: RemoteLanguage[] | null
  /** True during a run: its language cannot be changed. */
  isBusy: boolean
  onChange: (language: Language) => void
}

/** The choice of language above the code, with a note when code in the chosen language cannot be run. */
export function LanguageBar({ language, remoteLanguages, isBusy, onChange }: LanguageBarProps) {
  return (
    <div className="shrink-0 border-b border-line px-2 py-1">
      <div className="relative w-fit">
        <select
          aria-label="Language"
          value={language}
          disabled={isBusy}
          onChange={({ target }) => {
            const chosen = LANGUAGE_NAMES.find((known) => known === target.value)
            if (chosen) onChange(chosen)
          }}
          className="field-sizing-content h-9 appearance-none rounded-control bg-background pr-8 pl-2 text-sm font-medium text-ink transition-colors hover:bg-surface disabled:cursor-not-allowed disabled:opacity-60"
        >
          {LANGUAGE_NAMES.map((value) => (
            <option key={value} value={value}>
              {canRun(value, remoteLanguages) ? LANGUAGES[value].label : `${LANGUAGES[value].label}, not run here`}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 my-auto text-muted"
        />
      </div>
      {!canRun(language, remoteLanguages) && (
        <p className="px-2 pb-1 text-sm text-warn">{cannotRunMessage(language)}</p>
      )}
    </div>
  )
}
