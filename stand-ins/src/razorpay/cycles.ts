export const DAY_S = 86_400

/** The moment `months` calendar months after `start`: the same day of the month, or the last one it has. Unix seconds, UTC. */
export function addMonths(start: number, months: number): number {
  const moment = new Date(start * 1000)
  const day = moment.getUTCDate()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return moment.getTime() / 1000
}
