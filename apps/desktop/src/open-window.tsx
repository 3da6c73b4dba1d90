import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { openLinksOutside } from './links.ts'
import './windows.css'

/** Draws a window's page. */
export function openWindow(name: 'overlay' | 'settings', content: ReactNode) {
  document.documentElement.dataset.window = name
  openLinksOutside()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(content)
}
