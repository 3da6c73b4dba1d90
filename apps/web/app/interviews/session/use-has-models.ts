import { useEffect, useState } from 'react'
import { interviewsApi } from '../api.ts'

let asked: Promise<boolean> | undefined

/** Whether the server asks language models; null until that is known. Asked once, for as long as the page is open. */
export function useHasModels(): boolean | null {
  const [hasModels, setHasModels] = useState<boolean | null>(null)
  useEffect(() => {
    let isOver = false
    asked ??= interviewsApi.hasModels()
    asked.then(
      (known) => {
        if (!isOver) setHasModels(known)
      },
      () => {
        asked = undefined
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return hasModels
}
