import { plural, t } from '@lingui/core/macro'
import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import type { Match } from '@sightline/contracts/matching/match'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useAnnouncedData } from '../../events/public.ts'
import { applicationsApi, resumeQuery } from '../api.ts'

/** How the posting fits the application's resume, in a line that leads to the reasons. */
export function FitLine({ application }: { application: ApplicationDetail }) {
  const { posting, resumeId } = application
  const load = useCallback(
    () => applicationsApi.match(posting.id, resumeId),
    [posting.id, resumeId],
  )
  const loaded = useAnnouncedData(`match ${posting.id} ${resumeId}`, 'postings profile', load)
  if (loaded.status !== 'loaded') return null
  return (
    <Link
      to={`/home/jobs/${posting.id}${resumeQuery(resumeId)}`}
      className="underline underline-offset-4"
    >
      {loaded.value.kind === 'matched' ? numberText(loaded.value.match) : t`Whether it fits`}
    </Link>
  )
}

const numberText = ({ shownCount, requirementCount }: Match) =>
  plural(requirementCount, {
    one: `${shownCount} of # requirement shown`,
    other: `${shownCount} of # requirements shown`,
  })
