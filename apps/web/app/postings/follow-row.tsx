import { t } from '@lingui/core/macro'
import type { Board } from '@sightline/contracts/postings/companies'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useId, useState } from 'react'
import { useAction } from '../use-action.ts'
import { postingsApi } from './api.ts'
import { BoardLine } from './board-line.tsx'

/** A board with a button that puts it on the user's list, or takes it off. */
export function FollowRow({ board, isListed = false }: { board: Board; isListed?: boolean }) {
  const id = useId()
  const [isFollowed, setIsFollowed] = useState(isListed)
  const { run, isBusy, problem } = useAction()

  async function toggle() {
    const { provider, region, token } = board
    const isDone = await run(() =>
      postingsApi.setListed({ provider, region, token, isListed: !isFollowed }),
    )
    if (isDone) setIsFollowed(!isFollowed)
  }

  return (
    <div className="flex flex-col gap-2">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div id={id} className="min-w-0">
          <BoardLine board={board} />
        </div>
        <Button size="small" isBusy={isBusy} aria-describedby={id} onClick={() => void toggle()}>
          {isFollowed ? t`Unfollow` : t`Follow`}
        </Button>
      </div>
    </div>
  )
}
