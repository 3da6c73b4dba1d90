import { useEffect, useRef } from 'react'
import type { Checkout } from './checkout.ts'

/** Opens the provider's dialog, and closes it when the user leaves the page. */
export function useCheckoutDialog() {
  const close = useRef(() => {})
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      close.current()
    }
  }, [])

  return {
    hasLeftPage: () => isUnmounted.current,
    open(checkout: Checkout) {
      close.current = () => checkout.close()
      checkout.open()
    },
  }
}
