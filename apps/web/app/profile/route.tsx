import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { ProfileWithResumes } from '@sightline/contracts/profile/profile'
import { Button } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import { useState } from 'react'
import { pageTitle } from '../content/brand.ts'
import { draftOf, type ProfileDraft } from './draft.ts'
import { ProfileForm } from './profile-form.tsx'
import { ResumesSection } from './resumes-section.tsx'
import { useProfile } from './use-profile.ts'

export const meta = () => [
  { title: pageTitle(t`What employers are told`) },
  { name: 'robots', content: 'noindex' },
]

/** The base resumes, and what the user tells employers once. */
export default function ProfilePage() {
  const loaded = useProfile()
  if (loaded.status === 'failed')
    return (
      <ErrorState
        title={t`Your resumes could not be loaded`}
        text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
        actions={
          <Button variant="primary" onClick={() => void loaded.refresh()}>
            {t`Try again`}
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>What employers are told</Trans>
        </h1>
        <p className="max-w-reading text-muted">
          <Trans>
            Said once, used for every posting. Everything may stay empty: what is not said is asked
            for when it counts, and never guessed.
          </Trans>
        </p>
      </header>
      {loaded.status === 'loading' ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading your resumes</Trans>
          </span>
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Loaded value={loaded.value} refresh={loaded.refresh} />
      )}
    </div>
  )
}

type LoadedProps = { value: ProfileWithResumes; refresh: () => Promise<void> }

function Loaded({ value: { profile, resumes }, refresh }: LoadedProps) {
  /** Null while nothing is changed: the page then follows what other windows save. */
  const [changed, setChanged] = useState<ProfileDraft | null>(null)
  const draft = changed ?? draftOf(profile)
  return (
    <>
      <ResumesSection resumes={resumes} draft={draft} onFill={setChanged} refresh={refresh} />
      <ProfileForm
        draft={draft}
        isChanged={changed !== null}
        onChange={(change) => setChanged((current) => ({ ...(current ?? draft), ...change }))}
        onDiscard={() => setChanged(null)}
        onSaved={async () => {
          await refresh()
          // What was typed in the meantime stays.
          setChanged((current) => (current === changed ? null : current))
        }}
      />
    </>
  )
}
