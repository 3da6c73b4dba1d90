import { useEffect, useState } from 'react'
import { readDeviceSetting, saveDeviceSetting } from './device-setting.ts'

const CHOICE = 'microphone'

/** The microphones that may be chosen from, which a browser names once one of them may be used, and the one that is. */
export function useMicrophones(isInUse: boolean) {
  const [microphones, setMicrophones] = useState<{ value: string; label: string }[]>([])
  const [chosen, setChosen] = useState(() => readDeviceSetting(CHOICE))
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are known from the first use on
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const look = () =>
      void mediaDevices.enumerateDevices().then(
        (devices) =>
          setMicrophones(
            devices
              .filter(({ kind, label }) => kind === 'audioinput' && label !== '')
              .map(({ deviceId, label }) => ({ value: deviceId, label })),
          ),
        () => {},
      )
    look()
    mediaDevices.addEventListener('devicechange', look)
    return () => mediaDevices.removeEventListener('devicechange', look)
  }, [isInUse])
  const isThere = microphones.some(({ value }) => value === chosen)
  return {
    microphones,
    /** One that is gone is not asked for. */
    chosen: isThere ? chosen : '',
    choose(id: string) {
      setChosen(id)
      saveDeviceSetting(CHOICE, id)
    },
  }
}
