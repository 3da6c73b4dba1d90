/*
 * Loaded with --import into every Node process that the scripts start: the process ends when its
 * parent is gone, even when the parent was killed, so that no orphan keeps a port or the database.
 */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
