/** Props for what scrolls sideways and holds nothing to focus: a keyboard can reach it and scroll it. */
export const scrollable = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label }) as const
