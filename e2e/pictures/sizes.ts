/** CSS pixels. */
interface Size {
  width: number
  height: number
}

/** As wide as the landing page's content, so that pictures are shown at their own size on a desktop. */
export const DESKTOP: Size = { width: 1120, height: 780 }
/** Shown scaled down: the narrowest width at which question and code stand side by side. */
export const DEMO: Size = { width: 1024, height: 660 }
export const CARD: Size = { width: 500, height: 500 }
/** One of three beside each other. */
export const TALL: Size = { width: 500, height: 660 }
export const PHONE: Size = { width: 390, height: 660 }

/** Takes a picture of the page in light and dark. */
export type Take = (name: string, size: Size) => Promise<void>
