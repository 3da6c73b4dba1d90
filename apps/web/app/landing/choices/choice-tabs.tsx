import { type ReactNode, useId } from 'react'

/**
 * Choice n shows while radio button n is checked. Tailwind finds class names in the source, so each
 * is written out.
 */
const SHOWN_WHILE_CHECKED = [
  'group-has-[label:nth-of-type(1)>:checked]/choices:block',
  'group-has-[label:nth-of-type(2)>:checked]/choices:block',
  'group-has-[label:nth-of-type(3)>:checked]/choices:block',
  'group-has-[label:nth-of-type(4)>:checked]/choices:block',
]

type ChoiceTabsProps = {
  label: string
  /** At most four. */
  choices: { id: string; label: string; content: ReactNode }[]
}

/**
 * Contents of which one shows at a time, chosen by radio buttons that look like tabs. CSS alone
 * shows the chosen one, so the choice works before the scripts have loaded.
 */
export function ChoiceTabs({ label, choices }: ChoiceTabsProps) {
  const groupName = useId()
  return (
    <div className="group/choices">
      <fieldset className="flex min-w-0 gap-6 overflow-x-auto border-b border-line px-0.5 pt-0.5">
        <legend className="sr-only">{label}</legend>
        {choices.map(({ id, label }, index) => (
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
      {choices.map(({ id, label, content }, index) => (
        <section key={id} aria-label={label} className={`hidden ${SHOWN_WHILE_CHECKED[index]}`}>
          {content}
        </section>
      ))}
    </div>
  )
}
