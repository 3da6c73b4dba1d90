import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import { parseBindings } from '../keys/bindings.ts'
import { tryKeys, useKeysState, useUsedVerb } from '../keys/shared-keys.ts'
import { VERB_NAMES, VERBS, type Verb } from '../keys/verbs.ts'
import type { About } from '../native/computer.ts'
import { useSetting } from '../settings-hooks.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { KeysCheck } from './keys-check.tsx'
import { Section } from './section.tsx'
import { useRebinding } from './use-rebinding.ts'

type Props = { settings: StoredSettings; about: About }

/** The global keys, each of which can be changed. */
export function KeysSection({ settings, about }: Props) {
  const bindings = parseBindings(useSetting(settings, 'keys'))
  const state = useKeysState()
  const { changing, problem, begin, press, reset } = useRebinding(settings, bindings)
  const textOf = (verb: Verb) => (changing === verb ? 'Press a key' : bindings[verb])
  return (
    <Section title="Keys">
      <p>
        During a session these keys work while another program has the keyboard, and that program
        does not get them. On a Mac, Cmd works as Ctrl.
      </p>
      <dl className="flex w-full flex-col gap-2">
        {VERB_NAMES.map((verb) => (
          <div key={verb} className="flex items-center justify-between gap-4">
            <dt>{VERBS[verb].label}</dt>
            <dd>
              <Button
                size="small"
                aria-label={`${VERBS[verb].label}: ${textOf(verb)}`}
                aria-pressed={changing === verb}
                onClick={({ currentTarget }) => {
                  currentTarget.focus()
                  begin(changing === verb ? null : verb)
                }}
                onKeyDown={({ nativeEvent }) => press(nativeEvent)}
                onBlur={() => changing === verb && begin(null)}
              >
                {textOf(verb)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
      <Button onClick={reset}>Reset the keys</Button>
      {about.isWayland ? (
        <Banner tone="warn">
          Wayland lets no program take keys. Bind the commands below in the keyboard settings of
          your desktop instead.
        </Banner>
      ) : (
        <>
          <KeysTrial />
          <KeysCheck bindings={bindings} state={state} />
        </>
      )}
      <Commands />
    </Section>
  )
}

/** Holds the keys without a session, and shows which one was heard. */
function KeysTrial() {
  const [isTried, setIsTried] = useState(false)
  const used = useUsedVerb()
  function change(next: boolean) {
    setIsTried(next)
    void tryKeys(next)
  }
  return (
    <>
      <Button aria-pressed={isTried} onClick={() => change(!isTried)}>
        {isTried ? 'Give the keys back' : 'Try the keys'}
      </Button>
      <p role="status" className={isTried ? undefined : 'sr-only'}>
        {isTried && (used ? `Heard: ${VERBS[used].label}` : 'Press a key in any program.')}
      </p>
    </>
  )
}

/** The verbs as words of the command line. */
function Commands() {
  return (
    <>
      <p>
        The same works as commands, which the keyboard settings of a desktop can bind to keys (in
        GNOME under Keyboard, Custom Shortcuts; in KDE under Shortcuts, Add Command):
      </p>
      <ul className="flex flex-col gap-1">
        {VERB_NAMES.map((verb) => VERBS[verb])
          .filter(({ command }) => command !== null)
          .map(({ command, label }) => (
            <li key={command}>
              <code>sightline {command}</code> {label}
            </li>
          ))}
      </ul>
    </>
  )
}
