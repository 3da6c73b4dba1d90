import { t } from '@lingui/core/macro'
import type { JobDescription } from '@sightline/contracts/context/context'
import { JOB_DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@sightline/contracts/context/limits'
import Briefcase from 'lucide-react/icons/briefcase'
import { contextApi } from './api.ts'
import { type FieldSpec, ItemForm } from './item-form.tsx'
import { ItemList } from './item-list.tsx'

const fields = (): FieldSpec<'title' | 'text'>[] => [
  {
    name: 'title',
    label: t`Title`,
    hint: t`Such as the position and the company.`,
    maxLength: TITLE_MAX_LENGTH,
  },
  { name: 'text', label: t`Job description`, maxLength: JOB_DESCRIPTION_MAX_LENGTH, rows: 8 },
]

type Props = { items: JobDescription[]; onChanged: () => Promise<void> }

export function JobDescriptions({ items, onChanged }: Props) {
  return (
    <ItemList
      items={items}
      words={{ add: t`Add a job description`, askToDelete: t`Delete this job description?` }}
      picture={<Briefcase size={32} aria-hidden />}
      emptyText={t`Paste the text of an advertisement, and choose it when you start an interview.`}
      summaryOf={({ text }) => text}
      renderForm={(item, close) => (
        <ItemForm
          fields={fields()}
          initial={{ title: item?.title ?? '', text: item?.text ?? '' }}
          onSave={async (values) => {
            await (item
              ? contextApi.updateJobDescription(item.id, values)
              : contextApi.addJobDescription(values))
            await onChanged()
            close()
          }}
          onCancel={close}
        />
      )}
      onDelete={async (id) => {
        await contextApi.deleteJobDescription(id)
        await onChanged()
      }}
    />
  )
}
