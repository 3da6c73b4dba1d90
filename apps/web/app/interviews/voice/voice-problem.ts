/** An error whose message can be shown to the candidate. */
export class VoiceProblem extends Error {}

const BLOCKED =
  'The microphone is blocked for this page. Allow it in the settings beside the address, then record again, or type your answer.'
const PROBLEMS: Record<string, string> = {
  NotAllowedError: BLOCKED,
  SecurityError: BLOCKED,
  NotFoundError: 'No microphone was found. Connect one and record again, or type your answer.',
  OverconstrainedError: 'That microphone is gone. Choose another one, or type your answer.',
  NotReadableError: 'The microphone is in use elsewhere or does not answer. Record again, or type your answer.',
  AbortError: 'The microphone stopped answering. Record again, or type your answer.',
}
const UNKNOWN = 'The recording could not be started. Try again, or type your answer.'

/** The sentence for a recording that could not be started. */
export const microphoneProblem = (error: unknown): string => (error instanceof Error && PROBLEMS[error.name]) || UNKNOWN

/** The reason why this page can never record; null where recording is possible. */
export function whyNoRecording(): string | null {
  if (!window.isSecureContext) return 'Recording needs an https address, so answers are typed here.'
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined')
    return 'This browser cannot record, so answers are typed here.'
  return null
}
