import { Button } from '@sightline/ui/button'
import { pageTitle } from '../content/brand.ts'
import { Forms } from './forms.tsx'
import { Colours, Type } from './foundations.tsx'
import { Overlays } from './overlays.tsx'
import { Results } from './results.tsx'
import { States } from './states.tsx'

export const meta = () => [{ title: pageTitle('Components') }]

function setTheme(theme: 'light' | 'dark' | 'system') {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/**
 * Shows every component of packages/ui in its states, at /ui. `routes.ts` leaves the page out of
 * production builds.
 */
export default function UiGallery() {
  return (
    <main id="main" className="mx-auto flex max-w-content flex-col gap-12 px-4 py-12 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Components</h1>
        <div className="flex gap-2">
          <Button onClick={() => setTheme('light')}>Light</Button>
          <Button onClick={() => setTheme('dark')}>Dark</Button>
          <Button onClick={() => setTheme('system')}>System</Button>
        </div>
      </div>
      <Colours />
      <Type />
      <Forms />
      <States />
      <Results />
      <Overlays />
    </main>
  )
}
