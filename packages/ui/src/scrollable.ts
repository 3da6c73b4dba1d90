/**
 * Props of an element that scrolls horizontally and contains nothing focusable: makes it reachable
 * and scrollable with the keyboard.
 */
export const scrollable = (label: string, role: 'region' | 'group' = 'region') =>
  ({ role, tabIndex: 0, 'aria-label': label }) as const
