/** The exports that other features may import. */

export { useOfflinePage } from './use-offline-page.ts'
