import { createContext, useContext } from 'react'

/**
 * False in windows without tooltips: some systems draw them in windows of their own, which a share
 * of the screen shows. All that a tooltip says stands elsewhere, too.
 */
export const HasTooltips = createContext(true)

/** A text as the `title` of an element, where there are tooltips. */
export function useTooltip(text: string | undefined): string | undefined {
  return useContext(HasTooltips) ? text : undefined
}
