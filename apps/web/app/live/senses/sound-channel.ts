import { SOUND_SAMPLE_RATE } from '@sightline/contracts/live/sound-frames'
import type { SoundChannel, SpeechTaker } from '@sightline/live-ui/engine/senses'
import {
  createSpeechCutter,
  type SpeechCutter,
} from '@sightline/live-ui/engine/sound/speech-cutter'
import workletUrl from './pcm.worklet.ts?worker&url'

/** The sound of a stream, cut into stretches of speech. */
export interface BrowserChannel
  extends SoundChannel,
    Pick<SpeechCutter, 'peak' | 'lastSpokenAt' | 'setPaused'> {
  track: MediaStreamTrack
  close(): void
}

/**
 * Listens to the sound of a stream and cuts it into utterances. Times come from the audio clock: a
 * hidden tab's timers are slow, its sound is not. `otherPeak` is how loud the other channel just
 * was: its echo is no speech.
 */
export async function openSoundChannel(
  stream: MediaStream,
  onSpeech: (startedAt: number) => SpeechTaker | null,
  otherPeak?: () => number,
): Promise<BrowserChannel> {
  const [track] = stream.getAudioTracks()
  if (!track) throw new DOMException('The stream has no sound', 'NotFoundError')
  const context = new AudioContext({ sampleRate: SOUND_SAMPLE_RATE })
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, 'pcm-frames', {
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  context.createMediaStreamSource(new MediaStream([track])).connect(node)
  // The worklet writes nothing to its output, but only nodes that lead to the destination run.
  node.connect(context.destination)
  if (context.state === 'suspended') await context.resume()
  const cutter = createSpeechCutter({ onSpeech, ...(otherPeak && { otherPeak }) })
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => cutter.add(data)

  return {
    ...cutter,
    track,
    isCut: () => track.muted || track.readyState === 'ended',
    close() {
      cutter.finish()
      node.port.onmessage = null
      node.disconnect()
      void context.close()
    },
  }
}
