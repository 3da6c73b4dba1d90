import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

interface Page {
  path: string
  /** The files of the layouts around the page. */
  layouts: string[]
}

function pagesOf(entries: RouteConfigEntry[], parent: Page = { path: '', layouts: [] }): Page[] {
  return entries.flatMap((entry) => {
    const path = [parent.path, entry.path].filter(Boolean).join('/')
    if (!entry.children) return [{ ...parent, path }]
    return pagesOf(entry.children, { path, layouts: [...parent.layouts, entry.file] })
  })
}

test('every page of the signed-in area stands behind the guard, and no other page does', () => {
  const guarded = pagesOf(routes).filter(({ layouts }) => layouts.includes('shell/guard.tsx'))
  const home = pagesOf(routes).filter(({ path }) => /^home(\/|$)/.test(path))
  expect(home.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['home', 'home/profile', 'home/manifesto', 'home/help']),
  )
  expect(guarded).toEqual(home)
})
