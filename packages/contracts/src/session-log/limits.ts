/** What the events of one interview or live session may take. */
export const LOG_MAX_BYTES = 5 * 1024 * 1024
/** What all of them of one account may take together. */
export const ACCOUNT_LOGS_MAX_BYTES = 50 * 1024 * 1024
