import { providers } from './analytics/choice.ts'
import { reportPageView } from './analytics/report.ts'
import { watchLogInSession } from './auth/log-in-session.ts'
import './interviews/samples/sample-question.element.ts'
import './locale/locale-links.element.ts'
import './locale/locale-offer.element.ts'
import './shell/navigation/navigation-panel.element.ts'
import './shell/navigation/scroll-spy.element.ts'
import './shell/service-status.element.ts'
import './landing/card-carousel.element.ts'
import './landing/rupee-prices.element.ts'
import './landing/slide-in.element.ts'

/**
 * The script of the landing page as a static file: the custom elements, and what `root.tsx` does on
 * other pages. See docs/decisions/002-prerendered-pages.md.
 */
reportPageView('/')
watchLogInSession(() => {})
if (providers.length > 0)
  import('./analytics/mount-tracking.tsx').then(({ mountTracking }) => mountTracking('/'))
if (document.readyState === 'complete') fetchNextPage()
else addEventListener('load', fetchNextPage)

/**
 * Lets the browser fetch the scripts of the sign-up page when it has nothing else to do, unless it
 * saves data.
 */
function fetchNextPage() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const links = document.querySelector<HTMLTemplateElement>('#next-page')
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => links && document.head.append(links.content))
}
