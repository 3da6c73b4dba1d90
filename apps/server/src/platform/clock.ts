import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the current time. Code that depends on time takes a clock, so that tests move it instead
 * of waiting.
 */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/**
 * The database's current time as an SQL expression. All servers share it, while their own clocks
 * may differ.
 */
export type DatabaseClock = () => SQL
export const databaseClock: DatabaseClock = () => sql`now()`

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Adds milliseconds, which may be negative. */
export const addMs = (date: Date, ms: number) => new Date(date.getTime() + ms)
