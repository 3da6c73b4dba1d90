import Bowser from 'bowser'

/** The names that differ from Bowser's, in the words of the devices' owners. */
const SHORT_NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
}

/**
 * Describes a device by its user agent, as in 'Firefox on Windows' or 'Safari on iPhone'; 'Unknown
 * device' if it says nothing.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = os.name === 'iOS' ? platform.model : os.name
  const names = [browser.name, system].flatMap((name) => (name ? [SHORT_NAMES[name] ?? name] : []))
  return names.join(' on ') || 'Unknown device'
}
