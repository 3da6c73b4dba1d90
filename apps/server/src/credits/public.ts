/** What other features may import from this one. */
export { createLedger, type Ledger } from './ledger.ts'
