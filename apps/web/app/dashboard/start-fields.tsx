import { t } from '@lingui/core/macro'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import { useState } from 'react'
import { ChooseContext } from '../context/public.ts'
import { StartButton, useHasModels } from '../interviews/public.ts'
import { type ChosenInterview, requestFor } from './chosen-interview.ts'
import { InterviewFields } from './interview-fields.tsx'

type StartFieldsProps = {
  newestId: string | null
  /** Whether starting the interview is the primary action of the page. */
  isPrimary: boolean
}

/** The fields of the form, with the button that starts the chosen interview. */
export function StartFields({ newestId, isPrimary }: StartFieldsProps) {
  const [chosen, setChosen] = useState<ChosenInterview>({
    round: 'coding',
    language: 'javascript',
    length: 'standard',
    context: {},
  })
  const hasModels = useHasModels() ?? false
  const use = useOf(chosen.round, hasModels)
  const change = (part: Partial<ChosenInterview>) => setChosen({ ...chosen, ...part })
  return (
    <form className="mt-3 flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <InterviewFields chosen={chosen} onChange={change} />
      {use !== null && (
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
          isPrimary={isPrimary}
          newestId={newestId}
          request={requestFor(chosen, hasModels)}
        />
      </div>
    </form>
  )
}

/**
 * The parts of the background that a round uses. In a coding round only models use it, not the
 * built-in coach.
 */
function useOf(round: InterviewRound, hasModels: boolean): string | null {
  if (round === 'coding') return hasModels ? fits() : null
  return hasModels ? `${fits()} ${sources()}` : sources()
}
const fits = () =>
  t`A model fits the questions to the job description, and may refer to what you choose. It changes no score.`
const sources = () => t`Your report names the line or story that each of your claims rests on.`
