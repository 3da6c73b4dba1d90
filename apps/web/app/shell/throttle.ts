/**
 * Calls `action` at most once in `ms`: at once, and once more at the end of the pause if it was asked for in between, so that the
 * last state is never missed. `cancel` drops what is still to come.
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
