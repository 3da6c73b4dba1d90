import { t } from '@lingui/core/macro'
import type { Companies } from '@sightline/contracts/postings/companies'
import { SENIORITIES, type Seniority } from '@sightline/contracts/postings/kinds'
import {
  SEARCH_COMPANIES_MAX_COUNT,
  SEARCH_NAME_MAX_LENGTH,
  SEARCH_WORD_MAX_LENGTH,
} from '@sightline/contracts/postings/limits'
import type { NewSavedSearch, SavedSearch } from '@sightline/contracts/postings/saved-searches'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Checkbox } from '@sightline/ui/choice'
import { Combobox } from '@sightline/ui/combobox'
import { Field } from '@sightline/ui/field'
import { useState } from 'react'
import { useForm } from '../../use-form.ts'
import { postingsApi } from '../api.ts'
import { companyOptions, splitChosen } from '../company-options.ts'
import { seniorityLabel } from '../labels.ts'

type Props = {
  /** Null for a new one. */
  search: SavedSearch | null
  /** Those to choose from. */
  companies: Companies
  onSaved: () => Promise<void>
  onCancel: () => void
}

const fieldOf = (seniority: Seniority) => `seniority-${seniority}` as const
const FIELDS = [
  ...([
    'name',
    'titleWords',
    'places',
    'payFloor',
    'currency',
    'isRemoteOnly',
    'isMailed',
  ] as const),
  ...SENIORITIES.map(fieldOf),
]
type Values = Record<(typeof FIELDS)[number], string>

/** Creates a saved search, or changes one. */
export function SearchForm({ search, companies, onSaved, onCancel }: Props) {
  const [chosen, setChosen] = useState([
    ...(search?.companies ?? []),
    ...(search?.companyNames ?? []),
  ])
  const form = useForm({
    fields: FIELDS,
    validate: ({ name, payFloor, currency }) => ({
      name: name.trim() === '' ? t`Please name the search.` : undefined,
      payFloor:
        payFloor.trim() === '' || /^[1-9]\d{0,7}$/.test(payFloor.trim())
          ? undefined
          : t`Please put in a whole number, or leave it empty.`,
      currency:
        payFloor.trim() === '' || /^[A-Z]{3}$/i.test(currency.trim())
          ? undefined
          : t`Please put in three letters, such as EUR.`,
    }),
    async submit(values) {
      const criteria = { ...criteriaOf(values), ...splitChosen(chosen) }
      if (search) await postingsApi.changeSearch(search.id, criteria)
      else await postingsApi.addSearch(criteria)
      await onSaved()
      return undefined
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-4 text-ink">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      <Field
        label={t`Name`}
        maxLength={SEARCH_NAME_MAX_LENGTH}
        defaultValue={search?.name}
        {...form.field('name')}
      />
      <Field
        label={t`Words in the title`}
        hint={t`With commas between several wordings; one is enough.`}
        defaultValue={search?.titleWords.join(', ')}
        {...form.field('titleWords')}
      />
      <Field
        label={t`Places`}
        hint={t`With commas between them. A remote posting fits every place.`}
        defaultValue={search?.places.join(', ')}
        {...form.field('places')}
      />
      <Combobox
        label={t`Companies`}
        hint={t`Choose from your list, or type a name and press Enter. Without any, all on your list.`}
        options={companyOptions(companies, chosen)}
        chosen={chosen}
        onChange={setChosen}
        maxCount={SEARCH_COMPANIES_MAX_COUNT}
        maxLength={SEARCH_WORD_MAX_LENGTH}
      />
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 text-sm font-medium">{t`Seniority`}</legend>
        {SENIORITIES.map((seniority) => (
          <Checkbox
            key={seniority}
            name={fieldOf(seniority)}
            label={seniorityLabel(seniority)}
            defaultChecked={search?.seniorities.includes(seniority)}
          />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field
          label={t`Least pay of a year`}
          hint={t`Postings that do not say their pay are found too.`}
          inputMode="numeric"
          defaultValue={search?.payFloor?.yearly}
          {...form.field('payFloor')}
        />
        <Field
          label={t`Currency`}
          maxLength={3}
          defaultValue={search?.payFloor?.currency}
          {...form.field('currency')}
        />
      </div>
      <Checkbox name="isRemoteOnly" label={t`Remote only`} defaultChecked={search?.isRemoteOnly} />
      <Checkbox
        name="isMailed"
        label={t`One mail a day with what is new`}
        defaultChecked={search?.isMailed}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" isBusy={form.pending !== null}>
          {t`Save`}
        </Button>
      </div>
    </form>
  )
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function criteriaOf(values: Values): Omit<NewSavedSearch, 'companies' | 'companyNames'> {
  const yearly = values.payFloor.trim()
  return {
    name: values.name,
    titleWords: listOf(values.titleWords),
    places: listOf(values.places),
    seniorities: SENIORITIES.filter((seniority) => values[fieldOf(seniority)] === 'on'),
    isRemoteOnly: values.isRemoteOnly === 'on',
    isMailed: values.isMailed === 'on',
    payFloor: yearly
      ? { yearly: Number(yearly), currency: values.currency.trim().toUpperCase() }
      : null,
  }
}
