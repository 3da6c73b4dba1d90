import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { landing } from '../content/landing.ts'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

const { title, steps } = landing.demo

/** Step n shows while radio button n is checked. Tailwind finds class names in the source, so each is written out. */
const SHOWN_WHILE_CHECKED = [
  'group-has-[label:nth-of-type(1)>:checked]/steps:block',
  'group-has-[label:nth-of-type(2)>:checked]/steps:block',
  'group-has-[label:nth-of-type(3)>:checked]/steps:block',
]

/**
 * Three steps, one at a time, chosen by radio buttons that look like tabs. CSS alone shows the chosen step, so the
 * choice works before the scripts have loaded.
 */
export function Demo() {
  const groupName = useId()
  return (
    <Section title={title}>
      <div className="group/steps">
        <fieldset className="flex min-w-0 gap-6 overflow-x-auto border-b border-line px-0.5 pt-0.5">
          <legend className="sr-only">{title}</legend>
          {steps.map(({ id, label }, index) => (
            <label
              key={id}
              className="relative -mb-px flex h-10 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={groupName}
                value={id}
                defaultChecked={index === 0}
                className="absolute inset-0 appearance-none outline-none"
              />
              {label}
            </label>
          ))}
        </fieldset>
        {steps.map((step, index) => (
          <section key={step.id} aria-label={step.label} className={`hidden ${SHOWN_WHILE_CHECKED[index]}`}>
            <StepContent step={step} />
          </section>
        ))}
      </div>
    </Section>
  )
}

function StepContent({ step }: { step: (typeof steps)[number] }) {
  return (
    <div className="grid items-center gap-8 pt-8 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:pt-12">
      <div>
        <h3 className="text-xl">{step.title}</h3>
        <ul className="mt-6 flex flex-col gap-4">
          {step.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check size={20} aria-hidden className="mt-0.5 text-good" />
              <span className="text-muted">{point}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-hidden rounded-card border border-line shadow-float">
        <Picture {...step.picture} className="h-auto w-full" />
      </div>
    </div>
  )
}
