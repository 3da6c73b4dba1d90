import { createRoot } from 'react-dom/client'
import { Tracking } from './tracking.tsx'

/** Renders `Tracking` into a page that React does not render itself. */
export function mountTracking(path: string) {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<Tracking path={path} />)
}
