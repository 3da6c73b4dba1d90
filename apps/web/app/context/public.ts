/** The exports that other features may import. */
export { ChooseContext } from './choose-context.tsx'
export { usePersonalContext } from './use-personal-context.ts'
