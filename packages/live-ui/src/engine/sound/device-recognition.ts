import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { LIVE_CHANNELS } from '@sightline/contracts/live/kinds'
import type { RecognizedSpeech, Senses, SoundChannel } from '../senses.ts'

interface Options {
  senses: Senses
  onHeard: (channel: LiveChannel, speech: RecognizedSpeech) => void
  onChange: () => void
}

/** Lets the device's own speech recognition listen to each channel that is open. */
export function createDeviceRecognition({ senses, onHeard, onChange }: Options) {
  const running = new Map<LiveChannel, { channel: SoundChannel; stop: (() => void) | null }>()
  let interim = { them: '', you: '' }
  let problem: string | null = null

  function listen(name: LiveChannel, channel: SoundChannel) {
    problem = null
    const stop = senses.recognize(name, {
      onInterim(text) {
        interim = { ...interim, [name]: text }
        onChange()
      },
      onFinal: (speech) => onHeard(name, speech),
      onFailure(text) {
        problem = text
        onChange()
      },
    })
    running.set(name, { channel, stop })
  }

  return {
    interim: () => interim,
    problem: () => problem,
    /** To be called when the channels or what is wanted have changed. */
    update(isWanted: boolean) {
      for (const name of LIVE_CHANNELS) {
        const channel = isWanted ? senses.getState()[name] : null
        const current = running.get(name)
        if (current?.channel === (channel ?? undefined)) continue
        running.delete(name)
        current?.stop?.()
        if (channel) listen(name, channel)
      }
    },
  }
}
