import type { Language } from '@sightline/contracts/languages/languages'
import { LANGUAGES, type RemoteLanguage } from '@sightline/languages/registry'
import { Button } from '@sightline/ui/button'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cannotRunMessage } from '../labels.ts'
import { canRun } from '../run/use-remote-languages.ts'

type LanguageBarProps = {
  language: Language
  /** The languages in which the question can be answered. */
  offered: readonly Language[]
  remoteLanguages: RemoteLanguage[] | null
  /** True during a run: its language cannot be changed. */
  isBusy: boolean
  onChange: (language: Language) => void
  /** Replaces the code by what the candidate began with; null when the code cannot be changed. */
  onReset: (() => void) | null
}

/**
 * The choice of language above the code, with a note when code in the chosen language cannot be
 * run.
 */
export function LanguageBar(props: LanguageBarProps) {
  const { language, offered, remoteLanguages, isBusy, onChange, onReset } = props
  return (
    <div className="shrink-0 border-b border-line px-2 py-1">
      <div className="flex items-center justify-between gap-2">
        <div className="relative w-fit">
          <select
            aria-label="Language"
            value={language}
            disabled={isBusy}
            onChange={({ target }) => {
              const chosen = offered.find((known) => known === target.value)
              if (chosen) onChange(chosen)
            }}
            className="field-sizing-content h-9 appearance-none rounded-control bg-background pr-8 pl-2 text-sm font-medium text-ink transition-colors hover:bg-surface disabled:cursor-not-allowed disabled:opacity-60"
          >
            {offered.map((value) => (
              <option key={value} value={value}>
                {canRun(value, remoteLanguages)
                  ? LANGUAGES[value].label
                  : `${LANGUAGES[value].label}, not run here`}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2 my-auto text-muted"
          />
        </div>
        {onReset && (
          <Button variant="quiet" size="small" onClick={onReset}>
            Reset the code
          </Button>
        )}
      </div>
      {!canRun(language, remoteLanguages) && (
        <p className="px-2 pb-1 text-sm text-warn">{cannotRunMessage(language)}</p>
      )}
    </div>
  )
}
