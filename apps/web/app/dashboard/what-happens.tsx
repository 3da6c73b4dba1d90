import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'

const steps = () => [
  {
    title: t`Read`,
    text: t`A question with examples and constraints, the kind asked in a first technical round.`,
  },
  {
    title: t`Code`,
    text: t`An editor that knows your language. Run as often as you like and see each test’s input and result.`,
  },
  {
    title: t`Submit`,
    text: t`Hidden tests check what you did not think of. Ask for a hint when you are stuck.`,
  },
]

/** Explains to new users what happens in an interview. */
export function WhatHappens() {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 className="text-lg">
        <Trans>How it goes</Trans>
      </h2>
      <ol className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {steps().map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span aria-hidden className="text-lg font-semibold text-accent-strong tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
