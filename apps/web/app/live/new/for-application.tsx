import { ApiError, errorMessage } from '@sightline/client/errors'
import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { Banner } from '@sightline/ui/banner'
import { Button, TextLink } from '@sightline/ui/button'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { applicationsApi } from '../../applications/public.ts'
import { type AnnouncedData, useAnnouncedData } from '../../events/public.ts'

/** The id of the application that the page was opened for, in `?application=`; undefined without. */
export const useApplicationId = () => useSearchParams()[0].get('application') || undefined

/** The application of this id; null without an id. */
export function useApplicationFor(id: string | undefined): AnnouncedData<ApplicationDetail | null> {
  const load = useCallback(async () => (id === undefined ? null : applicationsApi.read(id)), [id])
  return useAnnouncedData(`application ${id}`, 'applications', load)
}

interface Props {
  application: ReturnType<typeof useApplicationFor>
  /** Whether the session is to know the posting. */
  isChosen: boolean
  hasResume: boolean
}

/**
 * Says which application the session is for, or that it is not there. The session can begin without
 * it.
 */
export function ForApplication({ application, isChosen, hasResume }: Props) {
  if (application.status === 'failed') {
    const { error, refresh } = application
    if (error instanceof ApiError && error.code === 'not_found')
      return (
        <Banner tone="warn">
          This application is not there any more. The session can begin without it.
        </Banner>
      )
    return (
      <Banner tone="bad">
        <p>{errorMessage(error)} The session can begin without the application.</p>
        <Button onClick={() => void refresh()}>Load the application again</Button>
      </Banner>
    )
  }
  if (application.status === 'loading' || application.value === null) return null
  const { id, posting } = application.value
  const name = (
    <TextLink as={Link} to={`/home/applications/${id}`}>
      {posting.title}, {posting.company}
    </TextLink>
  )
  return (
    <Banner tone="info">
      {isChosen ? (
        <>
          For your application: {name}. Answers may use its posting
          {hasResume && ' and your resume'}, and the debrief is listed with it.
        </>
      ) : (
        <>Without your application: {name}. Choose its posting again under Background.</>
      )}
    </Banner>
  )
}
