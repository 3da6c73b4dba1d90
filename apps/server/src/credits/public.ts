/** What other features may use of this one. */
export { createLedger, type Ledger } from './ledger.ts'
