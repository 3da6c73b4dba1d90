import { useState } from 'react'
import { readDeviceSetting, saveDeviceSetting } from '../../interviews/public.ts'

const SETTING = 'live-follow'
const OFF = 'off'

/** Whether new answers are shown by themselves, kept in this browser. */
export function useFollowing() {
  const [isFollowing, setIsFollowing] = useState(() => readDeviceSetting(SETTING) !== OFF)
  function follow(isOn: boolean) {
    setIsFollowing(isOn)
    saveDeviceSetting(SETTING, isOn ? 'on' : OFF)
  }
  return [isFollowing, follow] as const
}
