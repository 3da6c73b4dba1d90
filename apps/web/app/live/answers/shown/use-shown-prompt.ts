import type { AnswerStyle } from '@sightline/contracts/live/events'
import type { LivePrompt } from '@sightline/live/session/session'
import { useState } from 'react'
import { useFollowing } from '../use-following.ts'
import { type Progress, promptsAfter, promptToShow } from './prompt-to-show.ts'

/** An answer that is being written. */
interface Writing {
  prompt: string
  text: string
  style?: AnswerStyle
  problem?: string | null
}

interface Options {
  /** With those that later ones replace. */
  prompts: readonly LivePrompt[]
  writing: readonly Writing[]
  initialId?: string | null
}

/**
 * Which prompt point a page shows. A new answer takes the place of a whole one only while the user
 * follows new answers and has left the whole one alone; otherwise it waits, unread.
 */
export function useShownPrompt({ prompts, writing, initialId = null }: Options) {
  const [shownId, setShownId] = useState(initialId)
  const [isFollowing, follow] = useFollowing()
  /** The answer that the reader is busy with. */
  const [touched, setTouched] = useState<string | null>(null)
  const progressOf = (prompt: LivePrompt) => progress(prompt, writing)

  const before = prompts.find(({ id }) => id === shownId)
  const isHeld = !isFollowing || (before !== undefined && touched === nameOf(before, writing))
  const shown = promptToShow({ prompts, shownId, progressOf, isHeld })
  const [id, name] = shown ? [shown.id, nameOf(shown, writing)] : [null, null]
  if (id !== shownId) setShownId(id)

  return {
    shown,
    /** The prompt points after the shown one, oldest first. */
    unread: shown ? promptsAfter(prompts, shown) : [],
    show: setShownId,
    isFollowing,
    follow,
    /**
     * The reader points at the answer or has the focus in it, which counts once it is whole, or
     * reads on in it.
     */
    touch(isReadingOn: boolean) {
      if (shown && (isReadingOn || progressOf(shown) === 'whole')) setTouched(name)
    },
  }
}

const isFirst = ({ style }: { style?: AnswerStyle }) => style !== 'repair'

/** Names one of the answers to a prompt point, before and after it is whole. */
const nameOf = ({ id, answers }: LivePrompt, writing: readonly Writing[]) =>
  `${id} ${answers.filter(isFirst).length + writing.filter((answer) => answer.prompt === id && isFirst(answer)).length}`

function progress({ id, answers }: LivePrompt, writing: readonly Writing[]): Progress {
  const now = writing.find((answer) => answer.prompt === id && !answer.problem)
  if (now) return now.text !== '' || answers.length > 0 ? 'begun' : 'waiting'
  // A failure has its words, too: why there is no answer.
  return answers.length > 0 || writing.some(({ prompt }) => prompt === id) ? 'whole' : 'none'
}
