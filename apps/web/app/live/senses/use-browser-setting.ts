import { useState } from 'react'
import { deviceStore } from '../../device-store.ts'

const SETTING = 'live-recognition'
const OFF = 'off'

/**
 * Whether the user lets the browser's own speech recognition listen, where the server has no
 * transcriber.
 */
export const mayBrowserListen = () => deviceStore.read(SETTING) !== OFF

export function useBrowserSetting() {
  const [isOn, setIsOn] = useState(mayBrowserListen)
  function change(isOn: boolean) {
    setIsOn(isOn)
    deviceStore.write(SETTING, isOn ? 'on' : OFF)
  }
  return [isOn, change] as const
}
