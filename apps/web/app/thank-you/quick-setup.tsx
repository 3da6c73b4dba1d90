import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@sightline/ui/button'
import { isComposing } from '@sightline/ui/composing'
import { toast } from '@sightline/ui/toasts'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { getLogInSession } from '../auth/public.ts'
import { ProblemBanner } from '../billing/public.ts'
import { interviewsApi } from '../interviews/public.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

/** The two shortcuts of this page, with what they do and a button for each. */
export function QuickSetup({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const navigate = useNavigate()
  // Every key press uses the same id, so that a held key does not start two interviews.
  const [interviewId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)
  const [busyWith, setBusyWith] = useState<Shortcut | null>(null)
  // A ref besides the state: two presses may come before React renders.
  const isBusy = useRef(false)

  const actions: Record<Shortcut, () => Promise<void>> = {
    async begin() {
      await interviewsApi.create({
        id: interviewId,
        mode: 'mock',
        round: 'coding',
        language: 'javascript',
      })
      await navigate(`/home/interviews/${interviewId}`)
    },
    async refresh() {
      await getLogInSession()
      await onRefresh()
      toast.success(t`Session refreshed.`)
    },
  }

  async function perform(shortcut: Shortcut) {
    if (isBusy.current) return
    isBusy.current = true
    setBusyWith(shortcut)
    setProblem(null)
    try {
      await actions[shortcut]()
    } catch (error) {
      setProblem({ error })
    } finally {
      isBusy.current = false
      setBusyWith(null)
    }
  }

  useShortcutKeys((shortcut) => void perform(shortcut))

  return (
    <section aria-labelledby="quick-setup" className="border-t border-line pt-8">
      <h2 id="quick-setup" className="text-lg">
        <Trans>Quick setup</Trans>
      </h2>
      {problem && (
        <div className="mt-4">
          <ProblemBanner error={problem.error} />
        </div>
      )}
      <dl className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <ShortcutEntry
          keys={['B']}
          title={t`Begin`}
          button={t`Begin an interview`}
          isBusy={busyWith === 'begin'}
          onPress={() => void perform('begin')}
        >
          <Trans>
            Begins a mock interview. It takes one credit, or your free interview while you have it.
          </Trans>
        </ShortcutEntry>
        <ShortcutEntry
          keys={['Shift', 'R']}
          title={t`Refresh the session`}
          button={t`Refresh`}
          isBusy={busyWith === 'refresh'}
          onPress={() => void perform('refresh')}
        >
          <Trans>Looks again who is signed in and what you have.</Trans>
        </ShortcutEntry>
      </dl>
    </section>
  )
}

/** Calls `onShortcut` when the keys of a shortcut are pressed. */
function useShortcutKeys(onShortcut: (shortcut: Shortcut) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (!shortcut || isComposing(event)) return
    event.preventDefault()
    onShortcut(shortcut)
  })
  // The keys work as soon as the page is shown: other effects may run later.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

type EntryProps = {
  keys: string[]
  title: string
  button: string
  isBusy: boolean
  onPress: () => void
  children: ReactNode
}

/** A shortcut with its keys, and a button that does the same. */
function ShortcutEntry({ keys, title, button, isBusy, onPress, children }: EntryProps) {
  const caps = [isMac() ? 'Cmd' : 'Ctrl', ...keys]
  return (
    <div>
      <dt className="flex flex-wrap items-center justify-between gap-2 font-medium">
        {title}
        <span className="flex items-center gap-1 text-sm">
          {caps.map((cap) => (
            <kbd key={cap} className="rounded-control border border-line bg-surface px-2 py-0.5">
              {cap}
            </kbd>
          ))}
        </span>
      </dt>
      <dd className="mt-1 flex flex-col items-start gap-3 text-sm text-muted">
        <p>{children}</p>
        <Button onClick={onPress} isBusy={isBusy}>
          {button}
        </Button>
      </dd>
    </div>
  )
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
