import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { errorMessage } from '../http.ts'
import { saveFile } from '../save-file.ts'
import { accountApi } from './api.ts'

/** Everything that is kept about the user, as a file. */
export function ExportData() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    setIsBusy(true)
    setProblem(null)
    try {
      saveFile(`sightline-${new Date().toISOString().slice(0, 10)}.json`, await accountApi.export())
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-base">Take it with you</h3>
      <p className="max-w-reading text-sm text-muted">
        One JSON file with your account, log-ins, interviews and scores, your background, plans, payments, credits, and
        applications sent from this address. Passwords and keys are not in it.
      </p>
      <Button onClick={save} isBusy={isBusy} busyLabel="Preparing..." icon={<Download size={16} aria-hidden />}>
        Download my data
      </Button>
      {problem && <Banner tone="bad">{problem}</Banner>}
    </div>
  )
}
