/** An error whose message can be shown to the candidate. */
export class VoiceProblem extends Error {}

const BLOCKED =
  'The microphone is blocked for this page. Allow it in the browser’s site settings, then record again, or type your answer.'
const PROBLEMS: Record<string, string> = {
  NotAllowedError: BLOCKED,
  SecurityError: BLOCKED,
  NotFoundError: 'No microphone was found. Connect one and record again, or type your answer.',
  OverconstrainedError:
    'That microphone is no longer connected. Choose another one, or type your answer.',
  NotReadableError:
    'The microphone does not respond; another program may be using it. Record again, or type your answer.',
  AbortError: 'The microphone stopped responding. Record again, or type your answer.',
}
const UNKNOWN = 'The recording could not be started. Try again, or type your answer.'

/** The sentence for a recording that could not be started. */
export const microphoneProblem = (error: unknown): string =>
  (error instanceof Error && PROBLEMS[error.name]) || UNKNOWN

/** The reason why this page can never record; null where recording is possible. */
export function whyNoRecording(): string | null {
  if (!window.isSecureContext) return 'Recording works only over HTTPS, so type your answers.'
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined')
    return 'This browser cannot record, so type your answers.'
  return null
}
