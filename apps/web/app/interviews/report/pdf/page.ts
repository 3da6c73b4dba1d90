/** The margin of a page on all sides, in points. */
export const MARGIN = 42

/** The site's colours on paper: the light values of `packages/ui/src/tokens.css`. */
export const COLOURS = {
  ink: '#17181c',
  muted: '#5a5f69',
  line: '#e4e2dd',
  surface: '#f7f6f4',
  accent: '#f14f44',
  accentStrong: '#c9352b',
}

/** Text is 1.3 times as high as its font. */
export const LEADING = 1.3

/** No ligatures, so that text can be searched and copied as it was written. */
export const FEATURES = { liga: false, calt: false, clig: false }
