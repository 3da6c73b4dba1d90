import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pageTitle } from '../../content/brand.ts'
import { useCompanies } from '../company-options.ts'
import { CompanyList } from './company-list.tsx'
import { SearchList } from './search-list.tsx'

export const meta = () => [
  { title: pageTitle(t`Searches and companies`) },
  { name: 'robots', content: 'noindex' },
]

/** What is looked for by itself, and on which boards. */
export default function Searches() {
  const companies = useCompanies()
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-2xl">
        <Trans>Searches and companies</Trans>
      </h1>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <SearchList companies={companies.status === 'loaded' ? companies.value : []} />
        <CompanyList companies={companies} />
      </div>
    </div>
  )
}
