export const DAY_S = 86_400

/**
 * Adds calendar months to a time in Unix seconds, in UTC. If the resulting month is too short for
 * the day, the result is the month's last day.
 */
export function addMonths(start: number, months: number): number {
  const moment = new Date(start * 1000)
  const day = moment.getUTCDate()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const lastDay = new Date(
    Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0),
  ).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return moment.getTime() / 1000
}
