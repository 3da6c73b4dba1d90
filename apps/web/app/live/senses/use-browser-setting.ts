import { useState } from 'react'
import { readDeviceSetting, saveDeviceSetting } from '../../interviews/public.ts'

const SETTING = 'live-recognition'
const OFF = 'off'

/**
 * Whether the user lets the browser's own speech recognition listen, where the server has no
 * transcriber.
 */
export const mayBrowserListen = () => readDeviceSetting(SETTING) !== OFF

export function useBrowserSetting() {
  const [isOn, setIsOn] = useState(mayBrowserListen)
  function change(isOn: boolean) {
    setIsOn(isOn)
    saveDeviceSetting(SETTING, isOn ? 'on' : OFF)
  }
  return [isOn, change] as const
}
