/** Runs an update once for all changes of one task. */
export function createUpdates(update: () => void) {
  let isDue = false
  let isStopped = false
  return {
    schedule() {
      if (isDue) return
      isDue = true
      queueMicrotask(() => {
        isDue = false
        if (!isStopped) update()
      })
    },
    stop() {
      isStopped = true
    },
  }
}
