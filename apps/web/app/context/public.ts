/** The exports that other features may import. */
export { ChooseContext } from './choose-context.tsx'
