/**
 * Resolves when this process should end: at a signal, or when the npm that started it is gone (npm
 * passes no signal on when it is killed).
 * @returns {Promise<void>}
 */
export function onShutdown() {
  const parent = process.ppid
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
    if (process.env.npm_lifecycle_event)
      setInterval(() => process.ppid !== parent && resolve(), 1000).unref()
  })
}
