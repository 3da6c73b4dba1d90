import type { FoundPrompt } from '@sightline/live/answers/first-answer'
import { needsPicture } from '@sightline/live/answers/needs-picture'
import { type LivePrompt, type LiveState, latestLook } from '@sightline/live/session/session'

type Question = Pick<LivePrompt, 'id' | 'from' | 'question'>

/** Which pictures of the screen go with a question, as data URLs. */
export interface QuestionPictures {
  /** For the first answer: those that the user has kept for it, or else the last look if needed. */
  forFirst(found: FoundPrompt): readonly string[]
  /** For another answer: those of the first one, where they are known. */
  forAnother(question: Question): readonly string[]
  /** Those that went with the last question that had any. */
  sent(): readonly string[]
}

export interface PictureOptions {
  readSession: () => LiveState
  /** The picture that was read last; null where models take none. */
  readPicture: () => string | null
  /** The pictures that the user has kept for a question, which are no more. */
  takeKept: () => readonly string[]
}

const NONE: readonly string[] = []

export function createQuestionPictures(options: PictureOptions): QuestionPictures {
  const { readSession, readPicture, takeKept } = options
  let last: { question: string; pictures: readonly string[] } | null = null

  function lookFor(question: Question, isAsked: boolean): readonly string[] {
    const isNeeded = needsPicture(question, latestLook(readSession()), isAsked)
    const picture = isNeeded ? readPicture() : null
    return picture === null ? NONE : [picture]
  }

  function send({ id }: Question, pictures: readonly string[]) {
    if (pictures.length > 0) last = { question: id, pictures }
    return pictures
  }

  return {
    forFirst: ({ prompt, isAsked, hasPictures }) =>
      send(prompt, hasPictures ? takeKept() : lookFor(prompt, isAsked)),
    forAnother: (question) =>
      last?.question === question.id ? last.pictures : send(question, lookFor(question, false)),
    sent: () => last?.pictures ?? NONE,
  }
}
