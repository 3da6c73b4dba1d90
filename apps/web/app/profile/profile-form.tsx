import { t } from '@lingui/core/macro'
import { errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { useEffect, useRef, useState } from 'react'
import { profileApi } from './api.ts'
import { type Problems, type ProfileDraft, profileOf } from './draft.ts'
import { Contact, Languages, Terms, WorkPlaces } from './profile-fields.tsx'
import { SaveBar } from './save-bar.tsx'

type Props = {
  draft: ProfileDraft
  isChanged: boolean
  onChange: (change: Partial<ProfileDraft>) => void
  onDiscard: () => void
  /** The draft may have been changed while it was stored. */
  onSaved: () => Promise<void>
}

/** What the candidate tells employers: all sections, with one button that saves them. */
export function ProfileForm({ draft, isChanged, onChange, onDiscard, onSaved }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function save() {
    setIsBusy(true)
    setFailure(null)
    try {
      const checked = await profileOf(draft)
      setProblems('problems' in checked ? checked.problems : {})
      if ('problems' in checked) return
      await profileApi.save(checked.profile)
      await onSaved()
      setIsSaved(true)
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  const count = Object.keys(problems).length
  const fields = {
    draft,
    problems,
    onChange: (change: Partial<ProfileDraft>) => {
      setIsSaved(false)
      onChange(change)
    },
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isBusy) void save()
      }}
      className="flex flex-col gap-12"
    >
      <Contact {...fields} />
      <WorkPlaces {...fields} />
      <Terms {...fields} />
      <Languages {...fields} />
      <p role="status" className="min-h-6 text-sm text-muted">
        {isSaved && !isChanged && t`Saved`}
      </p>
      <SaveBar
        isChanged={isChanged}
        isBusy={isBusy}
        problem={
          (failure !== null || count > 0) && (
            <Banner tone="bad">
              {failure ?? t`Nothing is saved yet: please check the fields that are marked.`}
            </Banner>
          )
        }
        onSave={() => void save()}
        onDiscard={() => {
          setProblems({})
          setFailure(null)
          onDiscard()
        }}
      />
      {/* Enter in a field saves. */}
      <button type="submit" hidden />
    </form>
  )
}
