import { useState } from 'react'
import { USER_SETTING, userStore } from '../../device-store.ts'

const SETTING = `${USER_SETTING}live-recognition`
const ON = 'on'

/**
 * Whether the user lets the browser's own speech recognition listen, where the server has no
 * transcriber or its transcriber fails. Only who has ticked it does: most browsers send the sound
 * to their maker.
 */
export const mayBrowserListen = () => userStore().read(SETTING) === ON

export function useBrowserSetting() {
  const [isOn, setIsOn] = useState(mayBrowserListen)
  function change(isOn: boolean) {
    setIsOn(isOn)
    userStore().write(SETTING, isOn ? ON : 'off')
  }
  return [isOn, change] as const
}
