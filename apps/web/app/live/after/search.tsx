import type { LiveState } from '@sightline/live/session/session'
import { Field } from '@sightline/ui/field'
import { useState } from 'react'
import { searchSession } from './search-session.ts'

const SHOWN_MAX = 50

/** Finds words in everything that was said, asked, answered and read in a session. */
export function Search({ session }: { session: LiveState }) {
  const [query, setQuery] = useState('')
  const matches = searchSession(session, query)
  return (
    <search className="flex flex-col gap-3">
      <Field
        label="Search this session"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {query.trim() !== '' &&
          `${matches.length === 0 ? 'No' : matches.length} ${matches.length === 1 ? 'place' : 'places'}`}
      </p>
      {matches.length > 0 && (
        <ul aria-label="Places" className="flex max-h-80 flex-col gap-2 overflow-y-auto text-sm">
          {matches.slice(0, SHOWN_MAX).map(({ key, where, before, hit, after }) => (
            <li key={key} className="break-words">
              <span className="font-medium">{where}:</span> {before}
              <mark className="rounded-sm bg-warn/25 text-ink">{hit}</mark>
              {after}
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
