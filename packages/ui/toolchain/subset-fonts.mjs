import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Makes the fonts in `src/fonts` from those of Fontsource: the characters that `src/fonts.css`
 * names, the weights from 400 to 700, and the named OpenType features. Run by `npm run fonts -w
 * packages/ui` after a change of these.
 */
const FONTS = [
  {
    name: 'inter',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    // Inter's alternate letters and contextual forms, which the site does not use, are 6 kB of 30.
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
  },
  {
    name: 'jetbrains-mono',
    source: import.meta.resolve(
      '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    ),
    // `calt` joins `=>` and `!==` into one sign.
    keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
  },
  {
    name: 'noto-sans-devanagari',
    source: import.meta.resolve(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ),
    // All features: they form the conjuncts and place the vowel signs.
  },
]
/** Copyright, licence and the address of the licence, which the Open Font License asks to keep. */
const LICENCE_NAMES = [0, 13, 14]

const styles = readFileSync(new URL('../src/fonts.css', import.meta.url), 'utf8')

for (const { name, source, keepFeatures } of FONTS) {
  const subset = await subsetFont(readFileSync(new URL(source)), charactersOf(name), {
    targetFormat: 'woff2',
    ...(keepFeatures && { keepFeatures }),
    variationAxes: { wght: { min: 400, max: 700 } },
    preserveNameIds: LICENCE_NAMES,
  })
  writeFileSync(new URL(`../src/fonts/${name}.woff2`, import.meta.url), subset)
  console.log(`${name}.woff2: ${subset.length} bytes`)
}

/** The characters of the `unicode-range` that stands behind the font's file. */
function charactersOf(font) {
  const [, ranges] = styles.match(new RegExp(`${font}\\.woff2.*?unicode-range:([^;]*);`, 's'))
  return ranges
    .split(',')
    .map((range) => range.trim().slice('U+'.length).split('-'))
    .flatMap(([first, last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) =>
        String.fromCodePoint(start + i),
      )
    })
    .join('')
}
