import { boardKeyOf, type Companies } from '@sightline/contracts/postings/companies'
import type { SavedSearch } from '@sightline/contracts/postings/saved-searches'
import type { ComboboxOption } from '@sightline/ui/combobox'
import { useAnnouncedData } from '../events/public.ts'
import { postingsApi } from './api.ts'

const load = () => postingsApi.companies()

/** The companies on the user's list, and the shipped ones that the user has removed. */
export const useCompanies = () => useAnnouncedData('companies', 'postings', load)

/**
 * Companies to choose from, by the keys of their boards: those on the user's list, and those that
 * are chosen already. Boards of one name are told apart by their providers.
 */
export function companyOptions(
  companies: Companies,
  chosen: readonly string[] = [],
): ComboboxOption[] {
  const offered = companies
    .map((board) => ({ ...board, value: boardKeyOf(board) }))
    .filter(({ isListed, value }) => isListed || chosen.includes(value))
  return offered.map(({ value, company, provider }) => {
    const isShared = offered.some((other) => other.value !== value && other.company === company)
    return { value, label: isShared ? `${company} (${provider})` : company }
  })
}

/** The names of the companies that a search looks through. */
export function companyNamesOf(
  { companies: keys, companyNames }: Pick<SavedSearch, 'companies' | 'companyNames'>,
  companies: Companies,
): string[] {
  const options = companyOptions(companies, keys)
  return [
    ...keys.map((key) => options.find(({ value }) => value === key)?.label ?? key),
    ...companyNames,
  ]
}

/** What was chosen in a form, apart: keys of boards, and names that were typed. */
export function splitChosen(chosen: readonly string[]) {
  const isKey = (value: string) => /^[a-z]+:(global|eu):/.test(value)
  return {
    companies: chosen.filter(isKey),
    companyNames: chosen.filter((value) => !isKey(value)),
  }
}
