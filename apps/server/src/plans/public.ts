/** What other features may import from this one. */
export { presentPlan } from './present.ts'
export { plans } from './table.ts'
