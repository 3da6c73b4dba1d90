import type { CaptureProblem } from '../native/capture.ts'

/** Why there is no picture, and what to do about it. */
export function captureProblemText(problem: CaptureProblem): string {
  if (problem === 'no-display')
    return 'No screen can be captured here. Sightline sees windows of X11, and under Wayland those of programs that run under XWayland.'
  if (problem === 'gone')
    return 'No window that Sightline may see is open any more: it was closed, or belongs to another program now.'
  if (problem === 'hidden')
    return 'The window is minimised or on another workspace, where it cannot be captured. Bring it back.'
  if (problem === 'changed') return 'The window has just changed. Look again.'
  return `The system gave no picture: ${problem}`
}
