import { t } from '@lingui/core/macro'
import type { Story } from '@sightline/contracts/context/context'
import {
  STORY_PART_MAX_LENGTH,
  STORY_PARTS,
  type StoryPart,
  TITLE_MAX_LENGTH,
} from '@sightline/contracts/context/limits'
import BookOpen from 'lucide-react/icons/book-open'
import { contextApi } from './api.ts'
import { type FieldSpec, ItemForm } from './item-form.tsx'
import { ItemList } from './item-list.tsx'

const part = (name: StoryPart, label: string, hint: string): FieldSpec<StoryPart> => ({
  name,
  label,
  hint,
  maxLength: STORY_PART_MAX_LENGTH,
  rows: 3,
})

const fields = (): FieldSpec<'title' | StoryPart>[] => [
  {
    name: 'title',
    label: t`Title`,
    hint: t`A few words by which you know it again.`,
    maxLength: TITLE_MAX_LENGTH,
  },
  part('situation', t`Situation`, t`Where and when, and what was going on.`),
  part('task', t`Task`, t`What you had to achieve.`),
  part('action', t`Action`, t`What you yourself did.`),
  part('result', t`Result`, t`How it ended, with a number where there is one.`),
]

const EMPTY = { title: '', situation: '', task: '', action: '', result: '' }

type Props = { items: Story[]; onChanged: () => Promise<void> }

export function Stories({ items, onChanged }: Props) {
  return (
    <ItemList
      items={items}
      words={{ add: t`Add a story`, askToDelete: t`Delete this story?` }}
      picture={<BookOpen size={32} aria-hidden />}
      emptyText={t`Write down two or three things you are proud of, and answer from them.`}
      summaryOf={(story) => STORY_PARTS.map((name) => story[name]).find(Boolean) ?? ''}
      renderForm={(item, close) => (
        <ItemForm
          fields={fields()}
          initial={{ ...EMPTY, ...(item && pickTexts(item)) }}
          onSave={async (values) => {
            await (item ? contextApi.updateStory(item.id, values) : contextApi.addStory(values))
            await onChanged()
            close()
          }}
          onCancel={close}
        />
      )}
      onDelete={async (id) => {
        await contextApi.deleteStory(id)
        await onChanged()
      }}
    />
  )
}

const pickTexts = ({ title, situation, task, action, result }: Story) => ({
  title,
  situation,
  task,
  action,
  result,
})
