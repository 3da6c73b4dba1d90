import type { SurfaceKind } from '@sightline/live-ui/engine/senses'

/** The system and browser of this device, as far as they decide which sound a share has. */

export const SYSTEMS = ['Windows', 'macOS', 'Linux'] as const
export type System = (typeof SYSTEMS)[number]

/** Null for systems without screen sharing, such as phones. */
export function systemOf(userAgent: string): System | null {
  if (/android|iphone|ipad/i.test(userAgent)) return null
  if (/windows/i.test(userAgent)) return 'Windows'
  if (/mac os|macintosh/i.test(userAgent)) return 'macOS'
  return /linux|cros/i.test(userAgent) ? 'Linux' : null
}

export function browserOf(userAgent: string): string {
  if (/edg\//i.test(userAgent)) return 'Edge'
  if (/firefox\//i.test(userAgent)) return 'Firefox'
  if (/chrom(e|ium)\//i.test(userAgent)) return 'Chrome'
  return /safari\//i.test(userAgent) ? 'Safari' : 'your browser'
}

/**
 * What to do in the browser's dialog so that a share has sound; null where no choice of this
 * surface gives any.
 */
export function soundChoice(
  surface: SurfaceKind,
  system: System | null,
): { pane: string; box: string } | null {
  if (surface === 'browser') return { pane: 'Tab', box: 'Also share tab audio' }
  if (surface === 'monitor' && system !== 'Linux')
    return { pane: 'Entire screen', box: 'Also share system audio' }
  return null
}
