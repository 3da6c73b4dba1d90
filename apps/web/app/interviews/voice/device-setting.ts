/** A choice that this device remembers; empty where none was made or nothing can be kept. */
export function readDeviceSetting(name: string): string {
  try {
    return localStorage.getItem(`sightline-${name}`) ?? ''
  } catch {
    return ''
  }
}

export function saveDeviceSetting(name: string, value: string) {
  try {
    localStorage.setItem(`sightline-${name}`, value)
  } catch {
    // Private windows may keep nothing; the choice then holds for this page.
  }
}
