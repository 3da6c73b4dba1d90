import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { InterviewRound } from '@sightline/contracts/rounds'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { ChooseContext } from '../context/public.ts'
import { useHasModels } from '../interviews/public.ts'
import { type ChosenInterview, requestFor } from './chosen-interview.ts'
import { InterviewFields } from './interview-fields.tsx'
import { StartButton } from './start-button.tsx'

/** A form for starting any kind of interview, with choices that the one-click starts leave to the coach. */
export function StartForm({ newestId }: { newestId: string | null }) {
  const [chosen, setChosen] = useState<ChosenInterview>({
    round: 'coding',
    language: 'javascript',
    length: 'standard',
    context: {},
  })
  const [isOpen, setIsOpen] = useState(false)
  const hasModels = useHasModels() ?? false
  const use = useOf(chosen.round, hasModels)
  const change = (part: Partial<ChosenInterview>) => setChosen({ ...chosen, ...part })
  return (
    <details className="group mt-1" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 text-sm font-medium text-muted transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        <Trans>Choose round, topic, difficulty and length</Trans>
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <form className="mt-3 flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
        <InterviewFields chosen={chosen} onChange={change} />
        {isOpen && use !== null && (
          <ChooseContext
            value={chosen.context}
            onChange={(context) => change({ context })}
            use={use}
            hasStories={chosen.round !== 'coding'}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <StartButton
            label={t`Start this interview`}
            size="medium"
            newestId={newestId}
            request={requestFor(chosen, hasModels)}
          />
        </div>
      </form>
    </details>
  )
}

/** The parts of the background that a round uses. In a coding round only models use it, not the built-in coach. */
function useOf(round: InterviewRound, hasModels: boolean): string | null {
  if (round === 'coding') return hasModels ? fits() : null
  return hasModels ? `${fits()} ${sources()}` : sources()
}
const fits = () =>
  t`A model fits the questions to the job description, and may refer to what you choose. It changes no score.`
const sources = () => t`Your report names the line or story that each of your claims rests on.`
