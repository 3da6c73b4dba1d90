import { errorMessage } from '@sightline/client/errors'
import { useState } from 'react'

/** An action that a button begins: whether it goes on, and what failed. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Runs the action. Resolves to whether it has succeeded. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    setProblem(null)
    try {
      await action()
      return true
    } catch (error) {
      setProblem(errorMessage(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { run, isBusy, problem }
}
