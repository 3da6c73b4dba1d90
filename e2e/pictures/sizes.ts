/** CSS pixels. */
interface Size {
  width: number
  height: number
}

/**
 * As wide as the landing page's content, so that pictures are shown at their own size on a desktop.
 */
export const DESKTOP: Size = { width: 1120, height: 780 }
/** Shown scaled down: the narrowest width at which question and code stand side by side. */
export const DEMO: Size = { width: 1024, height: 660 }
export const CARD: Size = { width: 500, height: 500 }
/**
 * As high as what the picture shows, so that no line of it is cut: the plan, code, a test that
 * fails, two hints.
 */
export const PLAN: Size = { width: 500, height: 464 }
export const CODE: Size = { width: 500, height: 580 }
export const RESULTS: Size = { width: 500, height: 534 }
export const HINTS: Size = { width: 500, height: 404 }
/** One of two beside each other. */
export const TALL: Size = { width: 500, height: 660 }
/** Wide enough for all columns of the weakness map. */
export const MAP: Size = { width: 780, height: 760 }
export const PHONE: Size = { width: 390, height: 660 }

/** Takes a picture of the page in light and dark; `locale` is that of the page, else English. */
export type Take = (name: string, size: Size, locale?: string) => Promise<void>
