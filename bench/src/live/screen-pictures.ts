import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { pagePicture } from '@sightline/live/screen/grey-picture'
import { emptyMemory, readPage } from '@sightline/live/screen/read-page'
import { RECOGNITION, recognizer } from '@sightline/live/screen/recognizer'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { type Browser, chromium } from 'playwright-core'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { findBrowser } from '../../../scripts/browser.mjs'
import { atLeast, atMost, median, type Row } from '../row.ts'
import { type ProblemPage, problemPages } from './pictures/problem-pages.ts'

/** Of the words of a statement, this share must have been read right. */
const WORDS_RIGHT = 0.9
/** As a video of the screen has them: a still picture in a lossy format. */
const QUALITY = 80

/** As many as in the product on two cores. */
const READERS = 2

/**
 * How often a coding problem is found on pictures of pages, drawn by a browser, light and dark and
 * in two sizes, and read by what reads the screen in the product; and how long reading takes, also
 * after one line has been added.
 */
export async function screenPictures(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-ocr-'))
  writeFileSync(
    join(folder, 'eng.traineddata'),
    gunzipSync(
      readFileSync(
        fileURLToPath(
          import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
        ),
      ),
    ),
  )
  const readers = await Promise.all(Array.from({ length: READERS }, () => startReader(folder)))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const results: Result[] = []
    for (const page of problemPages()) {
      const memory = emptyMemory()
      const read = async (html: string) => {
        const { rgba, width, height } = await pixelsOf(browser, html, page.zoom)
        const startedAt = performance.now()
        const { text } = await readPage(
          pagePicture(rgba, width, height),
          memory,
          readers.map(({ recognize }) => recognize),
        )
        return { text, ms: performance.now() - startedAt }
      }
      const { text, ms } = await read(page.html)
      const changed = await read(page.html + ADDED_LINE)
      const result = {
        page,
        ms,
        changedMs: changed.ms,
        isLineAdded: changed.text.includes(ADDED),
        ...judge(page, text),
      }
      if (
        process.env.SHOW_FAILURES &&
        page.half === 'known' &&
        !(result.isStatementRight && result.areExamplesRight)
      )
        console.log(`--- ${page.name}: ${JSON.stringify(findScreenProblem(text))}\n${text}`)
      results.push(result)
    }
    return rowsOf(results)
  } finally {
    await Promise.all([browser.close(), ...readers.map(({ reader }) => reader.terminate())])
    rmSync(folder, { recursive: true })
  }
}

const ADDED = 'What changes when the list is empty'
const ADDED_LINE = `<p style="padding: 0 20px">${ADDED}?</p>`

async function startReader(langPath: string) {
  const reader = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    gzip: false,
    cacheMethod: 'none',
  })
  await reader.setParameters(RECOGNITION)
  const recognize = recognizer({
    expectLines: (isLine) =>
      reader.setParameters({ tessedit_pageseg_mode: isLine ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK }),
    read: async (picture) =>
      (await reader.recognize(Buffer.from(picture), {}, { text: false, blocks: true })).data.blocks,
  })
  return { reader, recognize }
}

interface Result {
  page: ProblemPage
  ms: number
  /** How long reading took after a line had been added, and whether it was read. */
  changedMs: number
  isLineAdded: boolean
  isStatementRight: boolean
  areExamplesRight: boolean
}

function rowsOf(results: Result[]): Row[] {
  const rows = ['known', 'held-out'].flatMap((half) => {
    const own = results.filter(({ page }) => page.half === half)
    const share = (isRight: (result: Result) => boolean) => own.filter(isRight).length / own.length
    const measured = { unit: '', digits: 3 }
    return [
      atLeast(0.95, {
        name: `statements read from pictures of pages, ${half} (${own.length})`,
        value: share(({ isStatementRight }) => isStatementRight),
        ...measured,
      }),
      atLeast(0.9, {
        name: `pictures of pages with all examples right, ${half}`,
        value: share(({ areExamplesRight }) => areExamplesRight),
        ...measured,
      }),
    ]
  })
  const ms = { unit: 'ms', digits: 0 }
  const added = results.filter(({ isLineAdded }) => isLineAdded).length / results.length
  return [
    ...rows,
    atLeast(0.95, { name: 'added lines that are read right', value: added, unit: '', digits: 3 }),
    atMost(400, {
      name: 'reading the text of a picture of a page, median',
      value: median(results.map((r) => r.ms)),
      ...ms,
    }),
    atMost(400, {
      name: 'reading it again with a line more, median',
      value: median(results.map((r) => r.changedMs)),
      ...ms,
    }),
  ]
}

const DECODE = `async (url) => {
  const image = new Image()
  image.src = url
  await image.decode()
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  return { width, height, base64: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer).toBase64() }
}`

/** The pixels of a page as a video of the screen has them, with the losses of a JPEG. */
async function pixelsOf(browser: Browser, html: string, zoom: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  try {
    await page.setContent(html)
    await page.addStyleTag({ content: `html { zoom: ${zoom} }` })
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY })
    const { width, height, base64 } = await page.evaluate<{
      width: number
      height: number
      base64: string
    }>(`(${DECODE})('data:image/jpeg;base64,${picture.toString('base64')}')`)
    return { rgba: new Uint8ClampedArray(Buffer.from(base64, 'base64')), width, height }
  } finally {
    await page.close()
  }
}

function judge({ problem }: ProblemPage, text: string) {
  const found = findScreenProblem(text)
  const wanted = wordsOf(problem.paragraphs.join(' '))
  const read = new Set(wordsOf(found?.statement ?? ''))
  const right = wanted.filter((word) => read.has(word)).length / wanted.length
  const examples = problem.examples.map(({ args, expected }) => ({ args, expected }))
  return {
    isStatementRight: right >= WORDS_RIGHT,
    areExamplesRight: isDeepStrictEqual(
      (found?.examples ?? []).map(({ args, expected }) => ({ args, expected })),
      examples,
    ),
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
