import { t } from '@lingui/core/macro'
import { Checkbox } from '@sightline/ui/choice'
import { Field, TextArea } from '@sightline/ui/field'
import { Select } from '@sightline/ui/select'
import { type ReactNode, useId, useMemo } from 'react'
import { countryOptions, currencyOptions } from './countries.ts'
import type { Problems, ProfileDraft } from './draft.ts'
import { levelOptions, remoteOptions } from './labels.ts'
import { Rows } from './rows.tsx'

type Props = {
  draft: ProfileDraft
  problems: Problems
  onChange: (change: Partial<ProfileDraft>) => void
}

/** Name, addresses and links. */
export function Contact({ draft, problems, onChange }: Props) {
  const countries = useCountries()
  const text = (name: 'name' | 'email' | 'phone' | 'city') => ({
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <Part title={t`Contact and links`} text={t`As employers shall have it.`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Full name`} maxLength={200} autoComplete="name" {...text('name')} />
        <Field
          label={t`Email`}
          type="email"
          maxLength={254}
          autoComplete="email"
          {...text('email')}
        />
        <Field
          label={t`Phone`}
          type="tel"
          maxLength={50}
          autoComplete="tel"
          hint={t`With the country’s code, as in +49.`}
          {...text('phone')}
        />
        <Field label={t`City`} maxLength={100} {...text('city')} />
        <Select
          label={t`Country you live in`}
          options={countries}
          value={draft.country}
          error={problems.country}
          onChange={({ target }) => onChange({ country: target.value })}
        />
      </div>
      <Rows
        rows={draft.links}
        onChange={(links) => onChange({ links })}
        empty={{ label: '', url: '' }}
        addLabel={t`Add a link`}
        nameOf={(number) => t`Link ${number}`}
        removeLabel={(number) => t`Remove link ${number}`}
        renderFields={(link, change, index) => (
          <>
            <Field
              label={t`What it is`}
              placeholder="GitHub"
              maxLength={50}
              value={link.label}
              error={problems[`links.${index}.label`]}
              onChange={({ target }) => change({ label: target.value })}
            />
            <Field
              label={t`Address`}
              type="url"
              inputMode="url"
              value={link.url}
              error={problems[`links.${index}.url`]}
              onChange={({ target }) => change({ url: target.value })}
            />
          </>
        )}
      />
    </Part>
  )
}

/** Authorisation and sponsorship by country. */
export function WorkPlaces({ draft, problems, onChange }: Props) {
  const countries = useCountries()
  return (
    <Part
      title={t`Where you may work`}
      text={t`Postings that rule you out by this are told apart before you apply. A country that is not listed counts as not said.`}
    >
      <Rows
        rows={draft.authorisations}
        onChange={(authorisations) => onChange({ authorisations })}
        empty={{ country: '', isAuthorised: false, needsSponsorship: false }}
        addLabel={t`Add a country`}
        nameOf={(number) => t`Country ${number}`}
        removeLabel={(number) => t`Remove country ${number}`}
        renderFields={(row, change, index) => (
          <>
            <Select
              label={t`Country`}
              options={countries}
              value={row.country}
              error={problems[`authorisations.${index}.country`]}
              onChange={({ target }) => change({ country: target.value })}
            />
            <div className="flex flex-col justify-center gap-2 sm:pt-7">
              <Checkbox
                label={t`I may work there now`}
                checked={row.isAuthorised}
                onChange={({ target }) => change({ isAuthorised: target.checked })}
              />
              <Checkbox
                label={t`I need an employer’s sponsorship`}
                checked={row.needsSponsorship}
                onChange={({ target }) => change({ needsSponsorship: target.checked })}
              />
            </div>
          </>
        )}
      />
    </Part>
  )
}

/** Notice, places, remote work and pay. */
export function Terms({ draft, problems, onChange }: Props) {
  const currencies = useMemo(
    () => [{ value: '', label: t`Choose a currency` }, ...currencyOptions()],
    [],
  )
  return (
    <Part
      title={t`What you look for`}
      text={t`Pay that is below yours, or a place that is not yours, is said beside a posting. Nobody else sees it.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t`Notice, in days`}
          hint={t`How long until you can begin; 0 for at once.`}
          inputMode="numeric"
          value={draft.notice}
          error={problems.notice}
          onChange={({ target }) => onChange({ notice: target.value })}
        />
        <Select
          label={t`Remote work`}
          options={remoteOptions()}
          value={draft.remote}
          error={problems.remote}
          onChange={({ target }) => onChange({ remote: target.value })}
        />
        <Field
          label={t`Least pay of a year`}
          hint={t`Before taxes, in whole units.`}
          inputMode="numeric"
          value={draft.payFloor}
          error={problems['payFloor.yearly']}
          onChange={({ target }) => onChange({ payFloor: target.value })}
        />
        <Select
          label={t`Currency`}
          options={currencies}
          value={draft.currency}
          error={problems['payFloor.currency']}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
      </div>
      <TextArea
        label={t`Places you would work in`}
        hint={t`One a line, as in “Berlin” or “Bengaluru, India”.`}
        rows={3}
        value={draft.places}
        error={Object.entries(problems).find(([path]) => path.startsWith('places'))?.[1]}
        onChange={({ target }) => onChange({ places: target.value })}
      />
    </Part>
  )
}

/** What the candidate speaks. */
export function Languages({ draft, problems, onChange }: Props) {
  return (
    <Part
      title={t`Languages`}
      text={t`With the level of the Common European Framework; an honest guess will do.`}
    >
      <Rows<ProfileDraft['languages'][number]>
        rows={draft.languages}
        onChange={(languages) => onChange({ languages })}
        empty={{ language: '', level: '' }}
        addLabel={t`Add a language`}
        nameOf={(number) => t`Language ${number}`}
        removeLabel={(number) => t`Remove language ${number}`}
        renderFields={(row, change, index) => (
          <>
            <Field
              label={t`Language`}
              maxLength={50}
              value={row.language}
              error={problems[`languages.${index}.language`]}
              onChange={({ target }) => change({ language: target.value })}
            />
            <Select
              label={t`Level`}
              options={levelOptions()}
              value={row.level}
              error={problems[`languages.${index}.level`]}
              onChange={({ target }) => change({ level: target.value as typeof row.level })}
            />
          </>
        )}
      />
    </Part>
  )
}

const useCountries = () =>
  useMemo(() => [{ value: '', label: t`Not said` }, ...countryOptions()], [])

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="max-w-reading text-sm text-muted">{text}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}
