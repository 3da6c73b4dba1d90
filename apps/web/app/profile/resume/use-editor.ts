import { afterCorrection } from '@sightline/applications/resume/document-texts'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { BaseResume } from '@sightline/contracts/profile/profile'
import { useEffect, useRef, useState } from 'react'
import { profileApi } from '../api.ts'
import { tidied } from './sections.ts'

type Document = BaseResume['document']
interface Draft {
  document: Document
  /** Pointers of questions that the candidate leaves open. */
  settled: string[]
  /** The resume that was changed. */
  from: BaseResume
}

const isSame = (one: Document, other: Document) => JSON.stringify(one) === JSON.stringify(other)

/** The id of the control that edits what is at a pointer. */
export const fieldId = (pointer: string) => `field${pointer}`

export interface Editor {
  document: Document
  /** Which of `sourceLines` what is at a pointer came from. */
  places: Record<string, number>
  sourceLines: BaseResume['sourceLines']
  /** Messages by pointers. */
  problems: Readonly<Record<string, string>>
  /** The pointer whose control has or had the focus last. */
  focused: string | null
  setFocused: (pointer: string) => void
  /** Changes the document. The control at `focus` then gets the focus. */
  edit: (change: (document: Document) => Document, focus?: string) => void
}

/**
 * The corrections of a resume until they are saved. Nothing of them is lost by a failure, nor when
 * the resume is changed elsewhere: the candidate then chooses.
 */
export function useEditor(loaded: BaseResume, problemText: (pointer: string) => string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saved, setSaved] = useState(loaded)
  const [problems, setProblems] = useState<Editor['problems']>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [focused, setFocused] = useState<string | null>(null)
  const focusOn = useFocus(draft)

  // A response may be newer than what the server's announcement has loaded.
  const stored = saved.id === loaded.id && saved.updatedAt > loaded.updatedAt ? saved : loaded
  const document = draft?.document ?? stored.document
  const corrected = draft ? afterCorrection(stored, document) : stored
  const base: Draft = draft ?? { document, settled: [], from: stored }
  // A new name or a new main resume elsewhere is no reason to ask.
  const isOutdated = !isSame(base.from.document, stored.document)

  async function save(updatedAt = isOutdated ? base.from.updatedAt : stored.updatedAt) {
    if (!draft) return
    setIsBusy(true)
    setFailure(null)
    setProblems({})
    try {
      const sent = tidied(draft.document)
      const found = await problemsOf(sent, problemText)
      setProblems(found)
      const [first] = Object.keys(found)
      if (first !== undefined) {
        setDraft({ ...draft, document: sent })
        return focusOn(first)
      }
      const change = { updatedAt, document: sent, settled: draft.settled }
      const answer = await profileApi.changeResume(stored.id, change)
      setSaved(answer)
      // What was typed in the meantime stays.
      setDraft((now) => (now === draft || now === null ? null : { ...now, from: answer }))
    } catch (error) {
      setFailure(errorMessage(error))
      if (error instanceof ApiError && error.code === 'conflict')
        setSaved(await profileApi.readResume(stored.id).catch(() => stored))
    } finally {
      setIsBusy(false)
    }
  }

  const editor: Editor = {
    document,
    places: corrected.places,
    sourceLines: stored.sourceLines,
    problems,
    focused,
    setFocused,
    edit(change, focus) {
      setDraft((now) => {
        const current = now ?? base
        return { ...current, document: change(current.document) }
      })
      if (focus !== undefined) focusOn(focus)
    },
  }
  return {
    editor,
    stored,
    questions: corrected.questions.filter(({ pointer }) => !base.settled.includes(pointer)),
    settle: (pointer: string) =>
      setDraft((now) => ({ ...(now ?? base), settled: [...(now ?? base).settled, pointer] })),
    isChanged: draft !== null,
    isBusy,
    failure,
    /** Whether somebody changed the stored resume after these changes were begun. */
    isOutdated: !isBusy && isOutdated,
    save: () => void save(),
    saveOver: () => void save(stored.updatedAt),
    discard() {
      setDraft(null)
      setProblems({})
      setFailure(null)
    },
  }
}

/** Focuses the control at a pointer once what is being changed is drawn. */
function useFocus(drawn: unknown) {
  const next = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control may be new in this drawing
  useEffect(() => {
    if (next.current === null) return
    globalThis.document.getElementById(fieldId(next.current))?.focus()
    next.current = null
  }, [drawn])
  return (pointer: string) => {
    next.current = pointer
  }
}

async function problemsOf(document: Document, textFor: (pointer: string) => string) {
  const { JsonResume } = await import('@sightline/contracts/profile/json-resume')
  const checked = JsonResume.safeParse(document)
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(
    issues.map(({ path }) => {
      const pointer = `/${path.join('/')}`
      return [pointer, textFor(pointer)]
    }),
  )
}
