import { t } from '@lingui/core/macro'
import { SENIORITIES, WORKPLACES } from '@sightline/contracts/postings/kinds'
import { POSTINGS_SORTED_BY_FIT } from '@sightline/contracts/postings/limits'
import type { PostingListQuery } from '@sightline/contracts/postings/postings'
import { Checkbox } from '@sightline/ui/choice'
import type { ComboboxOption } from '@sightline/ui/combobox'
import { Field } from '@sightline/ui/field'
import { Select } from '@sightline/ui/select'
import { seniorityLabel, workplaceLabel } from './labels.ts'

export type Filters = Pick<
  PostingListQuery,
  'words' | 'company' | 'workplace' | 'seniority' | 'closed' | 'sort'
>

/** The filters that an address names. Values that are none are left out. */
export function filtersOf(address: URLSearchParams): Filters {
  const words = address.get('words')?.trim().slice(0, 100)
  const company = address.get('company')?.slice(0, 200)
  const workplace = WORKPLACES.find((one) => one === address.get('workplace'))
  const seniority = SENIORITIES.find((one) => one === address.get('seniority'))
  return {
    ...(words && { words }),
    ...(company && { company }),
    ...(workplace && { workplace }),
    ...(seniority && { seniority }),
    ...(address.get('closed') === 'with' && { closed: 'with' as const }),
    ...(address.get('sort') === 'fit' && { sort: 'fit' as const }),
  }
}

type Props = {
  address: URLSearchParams
  companies: ComboboxOption[]
  onChange: (name: keyof Filters, value: string) => void
}

/** Narrows the list; an empty value takes a filter off. */
export function FilterFields({ address, companies, onChange }: Props) {
  const { company = '', workplace = '', seniority = '', closed, sort = '' } = filtersOf(address)
  return (
    <search className="grid gap-4 sm:grid-cols-2 sm:items-end lg:grid-cols-4">
      <Field
        type="search"
        label={t`Words in the title or the company`}
        maxLength={100}
        value={address.get('words') ?? ''}
        onChange={({ target }) => onChange('words', target.value)}
      />
      <Select
        label={t`Employer`}
        value={company}
        onChange={({ target }) => onChange('company', target.value)}
        options={[{ value: '', label: t`Any` }, ...companies]}
      />
      <Select
        label={t`Workplace`}
        value={workplace}
        onChange={({ target }) => onChange('workplace', target.value)}
        options={[
          { value: '', label: t`Any` },
          ...WORKPLACES.map((value) => ({ value, label: workplaceLabel(value) })),
        ]}
      />
      <Select
        label={t`Seniority`}
        value={seniority}
        onChange={({ target }) => onChange('seniority', target.value)}
        options={[
          { value: '', label: t`Any` },
          ...SENIORITIES.map((value) => ({ value, label: seniorityLabel(value) })),
        ]}
      />
      <Select
        label={t`Order`}
        value={sort}
        onChange={({ target }) => onChange('sort', target.value)}
        options={[
          { value: '', label: t`Newest first` },
          { value: 'fit', label: t`Best fit first, of the newest ${POSTINGS_SORTED_BY_FIT}` },
        ]}
      />
      <Checkbox
        label={t`With those that have closed`}
        checked={closed === 'with'}
        onChange={({ target }) => onChange('closed', target.checked ? 'with' : '')}
      />
    </search>
  )
}
