import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DeleteDialog } from '../../delete-dialog.tsx'
import { interviewsApi } from '../api.ts'

type Props = {
  id: string
  /** The description of the interview: 'Arrays and hashing, 20 Nov, 9:05'. */
  name: string
  /** The button that opens the confirmation. */
  renderTrigger: (ask: () => void) => ReactNode
  onDeleted: () => void
}

/** Deletes an interview permanently, after a confirmation. */
export function DeleteInterview({ id, name, ...dialog }: Props) {
  return (
    <DeleteDialog
      {...dialog}
      title={t`Delete this interview?`}
      text={
        <Trans>
          {name}: what you wrote in it, its scores and its report are deleted for good, and your
          charts no longer count it. The credit it took does not come back.
        </Trans>
      }
      remove={() => interviewsApi.delete(id)}
    />
  )
}
