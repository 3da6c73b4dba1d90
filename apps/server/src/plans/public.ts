/** What other features may use of this one. */
export { presentPlan } from './present.ts'
export { plans } from './table.ts'
