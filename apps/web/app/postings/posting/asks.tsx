import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { PostingForm } from '@sightline/contracts/postings/postings'
import { Banner } from '@sightline/ui/banner'
import { Disclosure } from '@sightline/ui/disclosure'
import { Skeleton } from '@sightline/ui/skeleton'
import { useCallback } from 'react'
import { useAnnouncedData } from '../../events/public.ts'
import { postingsApi } from '../api.ts'

/** What the application asks, before it is begun. */
export function Asks({ id }: { id: string }) {
  const load = useCallback(() => postingsApi.form(id), [id])
  const loaded = useAnnouncedData(`form of ${id}`, 'postings', load)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">
        <Trans>What this application asks</Trans>
      </h2>
      {loaded.status === 'loading' && <Skeleton className="h-16" />}
      {loaded.status === 'failed' && <Banner tone="bad">{errorMessage(loaded.error)}</Banner>}
      {loaded.status === 'loaded' && <Form form={loaded.value.form} />}
    </section>
  )
}

function Form({ form }: { form: PostingForm['form'] }) {
  if (form === null)
    return (
      <p className="text-sm text-muted">
        <Trans>The form cannot be read from here.</Trans>
      </p>
    )
  const { fieldCount, requiredCount, writtenAnswerCount, fileCount, fields } = form
  const needed = plural(requiredCount, { one: '# of them needed', other: '# of them needed' })
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="flex flex-col gap-1">
        <li>
          {plural(fieldCount, { one: '# field', other: '# fields' })}
          {fieldCount > 0 && `, ${needed}`}
        </li>
        <li>
          {plural(writtenAnswerCount, { one: '# written answer', other: '# written answers' })}
        </li>
        <li>{plural(fileCount, { one: '# file', other: '# files' })}</li>
      </ul>
      {fields.length > 0 && (
        <Disclosure summary={t`All fields`}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {fields.map(({ label, isRequired }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their order.
              <li key={index} className="break-words">
                {label}
                {isRequired && <span className="text-muted"> ({t`needed`})</span>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
