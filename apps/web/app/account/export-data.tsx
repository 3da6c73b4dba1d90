import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'
import { accountApi } from './api.ts'

/** Downloads everything that is stored about the user, as a JSON file. */
export function ExportData() {
  const [isPreparing, setIsPreparing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function save() {
    setIsPreparing(true)
    setError(null)
    try {
      saveFile(`sightline-${new Date().toISOString().slice(0, 10)}.json`, await accountApi.export())
    } catch (caught) {
      setError(errorMessage(caught))
    } finally {
      setIsPreparing(false)
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-base">
        <Trans>Take it with you</Trans>
      </h3>
      <p className="max-w-reading text-sm text-muted">
        <Trans>
          One JSON file with your account, log-ins, interviews and scores, your background, plans,
          payments, credits, and applications sent from this address. Passwords and keys are not in
          it.
        </Trans>
      </p>
      <Button
        onClick={save}
        isBusy={isPreparing}
        busyLabel={t`Preparing...`}
        icon={<Download size={16} aria-hidden />}
      >
        {t`Download my data`}
      </Button>
      {error && <Banner tone="bad">{error}</Banner>}
    </div>
  )
}
