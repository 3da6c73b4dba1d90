/*
 * Loaded with --import into every process that the scripts start: when the parent is gone, however it went, the
 * process is asked to end, so that none is left behind holding a port or the database.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
