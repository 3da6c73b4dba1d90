/** A setting stored on this device; empty when it was never set or the storage is forbidden. */
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
    // Private windows may forbid the storage; the setting then holds for this page only.
  }
}
