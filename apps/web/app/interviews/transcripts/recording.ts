/** Recording formats in order of preference; each browser supports some. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Enough for speech; five minutes stay far below the upload limit. */
const BITS_PER_SECOND = 48_000

/** A recording in progress. */
export type Recording = {
  track: MediaStreamTrack
  startedAt: number
  /** The loudness now, from 0 to 1. */
  level: () => number
  stop: () => void
  discard: () => void
  /**
   * The recorded audio, once the recording was stopped or the microphone disconnected; null when
   * discarded.
   */
  finished: Promise<Blob | null>
}

/**
 * Asks for the microphone and records from it. @throws DOMException whose name tells why recording
 * is impossible
 */
export async function startRecording(deviceId: string): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    // Automatic gain would amplify the pauses, which are measured.
    audio: {
      channelCount: 1,
      echoCancellation: false,
      autoGainControl: false,
      ...(deviceId && { deviceId }),
    },
  })
  const [track] = stream.getAudioTracks()
  if (!track) throw new DOMException('The microphone gives no sound', 'NotFoundError')
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  })
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const pieces: Blob[] = []
  let isDiscarded = false

  const finished = new Promise<Blob | null>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    recorder.addEventListener('stop', () => {
      for (const streamTrack of stream.getTracks()) streamTrack.stop()
      void context.close()
      resolve(isDiscarded ? null : new Blob(pieces, { type: recorder.mimeType }))
    })
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.start(1000)
  return {
    track,
    startedAt: performance.now(),
    level() {
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    },
    stop,
    discard() {
      isDiscarded = true
      stop()
    },
    finished,
  }
}
