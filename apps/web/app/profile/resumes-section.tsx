import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BaseResume, ProfileWithResumes } from '@sightline/contracts/profile/profile'
import { Banner } from '@sightline/ui/banner'
import { Button, IconButton, TextLink } from '@sightline/ui/button'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddResume } from './add-resume.tsx'
import { countryOptions } from './countries.ts'
import type { ProfileDraft } from './draft.ts'
import { type Offer, offeredBy, withOffer } from './offer.ts'
import { ResumeList } from './resume-list.tsx'

type Props = {
  resumes: ProfileWithResumes['resumes']
  draft: ProfileDraft
  onFill: (draft: ProfileDraft) => void
  refresh: () => Promise<void>
}

/** The base resumes, how to add one, and what the one just added offers for the fields below. */
export function ResumesSection({ resumes, draft, onFill, refresh }: Props) {
  const [added, setAdded] = useState<BaseResume | null>(null)
  /** Counts what has been added, so that the file field is empty again. */
  const [count, setCount] = useState(0)

  async function showAdded(resume: BaseResume) {
    await refresh()
    setAdded(resume)
    setCount((before) => before + 1)
  }

  return (
    <section aria-labelledby="resumes" className="flex flex-col gap-4">
      <h2 id="resumes" className="text-lg">
        <Trans>Your resumes</Trans>
      </h2>
      {resumes.length === 0 ? (
        <p className="flex max-w-reading items-start gap-3 text-muted">
          <FileText size={24} aria-hidden className="mt-0.5 shrink-0" />
          <Trans>
            Add the resume you have. It is read into single lines that you correct, each beside its
            place in your document; then postings are matched against what those lines show.
          </Trans>
        </p>
      ) : (
        <ResumeList resumes={resumes} refresh={refresh} />
      )}
      {added && (
        <Added resume={added} draft={draft} onFill={onFill} onClose={() => setAdded(null)} />
      )}
      <AddResume key={count} onAdded={showAdded} />
    </section>
  )
}

type AddedProps = Pick<Props, 'draft' | 'onFill'> & { resume: BaseResume; onClose: () => void }

function Added({ resume, draft, onFill, onClose }: AddedProps) {
  const offer = offeredBy(resume.document, draft)
  const said = wordsOf(offer)
  return (
    <Banner tone="good">
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
          <p>
            <Trans>“{resume.name}” is read.</Trans>{' '}
            <TextLink as={Link} to={`/home/applications/profile/resumes/${resume.id}`}>
              <Trans>Check it line by line</Trans>
            </TextLink>
          </p>
          {said.length > 0 && (
            <>
              <p>
                <Trans>It also says, for fields that are empty below:</Trans> {said.join(' · ')}
              </p>
              <Button size="small" onClick={() => onFill(withOffer(draft, offer))}>
                {t`Fill in the empty fields`}
              </Button>
            </>
          )}
        </div>
        <IconButton
          className="-my-1 size-8"
          label={t`Close`}
          icon={<X size={16} aria-hidden />}
          onClick={onClose}
        />
      </div>
    </Banner>
  )
}

function wordsOf({ texts, links, languages }: Offer): string[] {
  const countries = countryOptions()
  return [
    ...texts.map(({ field, value }) =>
      field === 'country'
        ? (countries.find((country) => country.value === value)?.label ?? value)
        : value,
    ),
    ...links.map(({ url }) => url),
    ...languages.map(({ language, level }) => [language, level].filter(Boolean).join(' ')),
  ]
}
