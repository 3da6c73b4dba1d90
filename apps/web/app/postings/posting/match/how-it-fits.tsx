import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { PostingMatch } from '@sightline/contracts/matching/match'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink, TextLink } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Select } from '@sightline/ui/select'
import { Skeleton } from '@sightline/ui/skeleton'
import FileText from 'lucide-react/icons/file-text'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { KeepButton } from '../../../applications/public.ts'
import { useAnnouncedData } from '../../../events/public.ts'
import { postingsApi } from '../../api.ts'
import { KnockOuts } from './knock-outs.tsx'
import { RequirementRows } from './requirement-rows.tsx'

type Matched = Extract<PostingMatch, { kind: 'matched' }>

/** How a posting fits a base resume: the number, the rows that explain it, and what may end it. */
export function HowItFits({ postingId }: { postingId: string }) {
  const [address, setAddress] = useSearchParams()
  const resume = address.get('resume') ?? undefined
  const load = useCallback(() => postingsApi.match(postingId, resume), [postingId, resume])
  const loaded = useAnnouncedData(`match ${postingId} ${resume}`, 'postings profile', load)
  const choose = (id: string) =>
    setAddress({ resume: id }, { replace: true, preventScrollReset: true })
  return (
    <section aria-labelledby="how-it-fits" className="flex flex-col gap-5">
      <h2 id="how-it-fits" className="text-lg">
        <Trans>How it fits</Trans>
      </h2>
      {loaded.status === 'loading' && <Skeleton className="h-40" />}
      {loaded.status === 'failed' && (
        <ErrorState
          level={2}
          title={t`The match could not be loaded`}
          text={t`${errorMessage(loaded.error)} Nothing of it is lost.`}
          actions={<Button onClick={() => void loaded.refresh()}>{t`Try again`}</Button>}
        />
      )}
      {loaded.status === 'loaded' &&
        (loaded.value.kind === 'resume-needed' ? (
          <EmptyState
            picture={<FileText size={32} aria-hidden />}
            text={t`Upload a resume once, and every posting says which of its requirements your resume shows, and with which line.`}
            action={
              <ButtonLink as={Link} to="/home/applications/profile" variant="primary">
                {t`Add your resume`}
              </ButtonLink>
            }
          />
        ) : (
          <Result
            postingId={postingId}
            result={loaded.value}
            refresh={loaded.refresh}
            onChoose={choose}
          />
        ))}
    </section>
  )
}

interface ResultProps {
  postingId: string
  result: Matched
  refresh: () => Promise<void>
  onChoose: (resumeId: string) => void
}

function Result({ postingId, result, refresh, onChoose }: ResultProps) {
  const { match, resume, resumes, lines, isEncoded } = result
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Summary match={match} />
        <div className="flex flex-col gap-1 text-sm">
          {resumes.length > 1 && (
            <Select
              label={t`Resume`}
              value={resume.id}
              options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => onChoose(target.value)}
            />
          )}
          <TextLink as={Link} to={`/home/applications/profile/resumes/${resume.id}`}>
            {t`Open “${resume.name}”`}
          </TextLink>
        </div>
      </div>
      {!isEncoded && (
        <Banner tone="info">
          <Trans>
            Lines that perhaps show a requirement are still being looked for. They appear here by
            themselves.
          </Trans>
        </Banner>
      )}
      {match.knockOuts.length > 0 && <KnockOuts knockOuts={match.knockOuts} />}
      {match.rows.length > 0 && (
        <RequirementRows rows={match.rows} lines={lines} isEncoded={isEncoded} refresh={refresh} />
      )}
      <KeepButton postingId={postingId} label={t`Prepare for this`} variant="secondary" />
    </>
  )
}

function Summary({ match: { shownCount, requirementCount } }: Pick<Matched, 'match'>) {
  if (requirementCount === 0)
    return (
      <p className="text-muted">
        <Trans>The posting's text names nothing that a resume could show.</Trans>
      </p>
    )
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xl font-semibold tabular-nums">
        {plural(requirementCount, {
          one: `${shownCount} of # requirement shown`,
          other: `${shownCount} of # requirements shown`,
        })}
      </p>
      <p className="max-w-reading text-sm text-muted">
        <Trans>
          Only what a line of your resume shows beyond argument counts. What perhaps shows it counts
          once you say so.
        </Trans>
      </p>
    </div>
  )
}
