import { useEffect, useState } from 'react'
import { deviceStore } from '../../device-store.ts'

const SETTING = 'microphone'

/**
 * The microphones to choose from, and the chosen one. Browsers name microphones only after the
 * first permission.
 */
export function useMicrophones(isInUse: boolean) {
  const [microphones, setMicrophones] = useState<{ value: string; label: string }[]>([])
  const [chosen, setChosen] = useState(() => deviceStore.read(SETTING) ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are known after the first use
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    const list = () =>
      void mediaDevices.enumerateDevices().then(
        (devices) =>
          setMicrophones(
            devices
              .filter(({ kind, label }) => kind === 'audioinput' && label !== '')
              .map(({ deviceId, label }) => ({ value: deviceId, label })),
          ),
        () => {},
      )
    list()
    mediaDevices.addEventListener('devicechange', list)
    return () => mediaDevices.removeEventListener('devicechange', list)
  }, [isInUse])
  const isConnected = microphones.some(({ value }) => value === chosen)
  return {
    microphones,
    /** Empty when the chosen microphone is no longer connected. */
    chosen: isConnected ? chosen : '',
    choose(id: string) {
      setChosen(id)
      deviceStore.write(SETTING, id)
    },
  }
}
