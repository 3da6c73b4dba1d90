/**
 * Calls `action` at most once per `ms`: at once, and again at the end of the interval if called in
 * between, so that the last state is never missed. `cancel` drops a pending call.
 */
export function throttle(action: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAskedAgain = false

  function run() {
    isAskedAgain = false
    action()
    timer = setTimeout(() => {
      timer = undefined
      if (isAskedAgain) run()
    }, ms)
  }

  return {
    call() {
      if (timer === undefined) run()
      else isAskedAgain = true
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
