import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Interview } from '@sightline/contracts/interviews/lists'
import type { Practice } from '@sightline/contracts/interviews/progress'
import { ButtonLink } from '@sightline/ui/button'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { CreditsLine } from '../billing/public.ts'
import {
  type KeptAnswer,
  type KeptSample,
  keptAnswer,
  keptSample,
  practiceRequest,
  StartButton,
} from '../interviews/public.ts'
import {
  isUnfinished,
  latestLanguage,
  nameOf,
  practiceAction,
  practiceReason,
  practiceTitle,
  startedAt,
} from './interview-labels.ts'
import { StartForm } from './start-form.tsx'
import { WhatHappens } from './what-happens.tsx'

/** The recommended next step: one primary action. */
export function NextStep({ items, practice }: { items: Interview[]; practice: Practice | null }) {
  const newestId = items[0]?.id ?? null
  const [kept] = useState(() => ({ sample: keptSample(), answer: keptAnswer() }))
  const hasKept = kept.sample !== null || kept.answer !== null
  const unfinished = items.find(isUnfinished)
  if (unfinished)
    return (
      <Step
        newestId={newestId}
        kept={kept}
        title={
          unfinished.state === 'planned' ? t`Begin your mock interview` : t`Continue your interview`
        }
        text={
          unfinished.state === 'planned'
            ? t`${nameOf(unfinished)}, planned ${startedAt(unfinished)}. The clock starts when you begin.`
            : t`${nameOf(unfinished)}, started ${startedAt(unfinished)}. What you wrote and the clock are as you left them.`
        }
      >
        <ButtonLink
          as={Link}
          to={`/home/interviews/${unfinished.id}`}
          variant="primary"
          size="large"
        >
          {unfinished.state === 'planned' ? t`Open the interview` : t`Resume`}
        </ButtonLink>
        <WithClosedForm>
          <StartButton label={t`Start another`} newestId={newestId} />
        </WithClosedForm>
      </Step>
    )
  if (newestId === null)
    return (
      <>
        <Step
          newestId={null}
          kept={kept}
          isKeptFirst
          title={t`Start with a mock interview`}
          text={t`An easy question to begin with, without a trick: you run your code against tests, in a language of your choice. About 20 minutes, with hints when you want them.`}
        >
          <WithClosedForm>
            <StartButton
              label={t`Start your first interview`}
              newestId={null}
              isPrimary={!hasKept}
            />
          </WithClosedForm>
        </Step>
        <WhatHappens />
      </>
    )
  if (practice)
    return (
      <Step
        newestId={newestId}
        kept={kept}
        isKeptFirst
        title={practiceTitle(practice)}
        text={practiceReason(practice)}
      >
        <WithClosedForm>
          <StartButton
            label={practiceAction(practice)}
            newestId={newestId}
            request={practiceRequest(practice, latestLanguage(items))}
            isPrimary={!hasKept}
          />
        </WithClosedForm>
      </Step>
    )
  return (
    <Step
      newestId={newestId}
      kept={kept}
      isKeptFirst
      title={t`Ready for the next one?`}
      text={t`The coach picks a coding question that is new to you, and asks you first if only repeats are left.`}
    >
      <WithClosedForm>
        <StartButton label={t`Start a mock interview`} newestId={newestId} isPrimary={!hasKept} />
      </WithClosedForm>
    </Step>
  )
}

/** What a visitor wrote for sample questions, which an interview takes over. */
type Kept = { sample: KeptSample | null; answer: KeptAnswer | null }

type StepProps = {
  title: string
  text: string
  newestId: string | null
  kept: Kept
  /** Going on with what was kept is the primary action, unless nothing was. */
  isKeptFirst?: boolean
  children: ReactNode
}

function Step({ title, text, newestId, kept, isKeptFirst = false, children }: StepProps) {
  return (
    <section className="group/step flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-reading text-sm text-muted">{text}</p>
      {i18n.locale !== 'en' && (
        <p className="text-sm text-muted">
          <Trans>Interviews are in English for now.</Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {!isKeptFirst && children}
        <GoOnButtons kept={kept} newestId={newestId} isPrimary={isKeptFirst} />
        {isKeptFirst && children}
      </div>
      <CreditsLine />
      <StartForm newestId={newestId} isPrimary={isKeptFirst && !kept.sample && !kept.answer} />
    </section>
  )
}

/** A start button that makes room while the form for other choices, which has its own, is open. */
const WithClosedForm = ({ children }: { children: ReactNode }) => (
  <div className="contents group-has-[details[open]]/step:hidden">{children}</div>
)

type GoOnButtonsProps = { kept: Kept; newestId: string | null; isPrimary: boolean }

/** A button for each sample question that was kept; at most one of them is primary. */
function GoOnButtons({ kept: { sample, answer }, newestId, isPrimary }: GoOnButtonsProps) {
  return (
    <>
      {sample && (
        <StartButton
          label={t`Go on with “${sample.title}”`}
          newestId={newestId}
          request={{ round: 'coding', question: sample.question, language: sample.language }}
          isPrimary={isPrimary}
        />
      )}
      {answer && (
        <StartButton
          label={t`Go on with “${answer.title}”`}
          newestId={newestId}
          request={{ round: 'behavioral', question: answer.question }}
          isPrimary={isPrimary && !sample}
        />
      )}
    </>
  )
}
