import { t } from '@lingui/core/macro'
import { errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useState } from 'react'

interface Page<Item> {
  items: Item[]
  /** What the next page follows; null at the end. */
  next: string | null
}

/**
 * A list whose first page has been loaded. `more` is the button that loads the next page with
 * `load`, with what failed; `remove` leaves an item out that has been deleted.
 */
export function usePages<Item extends { id: string }>(
  first: Page<Item>,
  load: (after: string) => Promise<Page<Item>>,
) {
  const [{ items, next }, setPage] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function showMore(after: string) {
    setIsBusy(true)
    setProblem(null)
    try {
      const more = await load(after)
      setPage({ items: [...items, ...more.items], next: more.next })
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }

  const more = (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {next !== null && (
        <Button onClick={() => void showMore(next)} isBusy={isBusy} className="self-start">
          {t`Show more`}
        </Button>
      )}
    </>
  )
  const remove = (removed: string) =>
    setPage({ items: items.filter(({ id }) => id !== removed), next })
  return { items, remove, more }
}
