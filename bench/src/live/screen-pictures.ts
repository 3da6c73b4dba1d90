import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { findScreenProblem } from '@sightline/coach/live/screen-problem'
import { UNREAD_SIGNS } from '@sightline/coach/live/screen-values'
import { type Browser, chromium } from 'playwright-core'
import { createWorker, OEM } from 'tesseract.js'
import { findBrowser } from '../../../scripts/browser.mjs'
import { atLeast, type Row } from '../row.ts'
import { type ProblemPage, problemPages } from './pictures/problem-pages.ts'

/** Of the words of a statement, this share must have been read right. */
const WORDS_RIGHT = 0.9
/** As a video of the screen has them: a still picture in a lossy format. */
const QUALITY = 80

/**
 * How often a coding problem is found on pictures of pages, drawn by a browser, light and dark and in two sizes, and
 * read by what reads the screen in the product.
 */
export async function screenPictures(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-ocr-'))
  writeFileSync(
    join(folder, 'eng.traineddata'),
    gunzipSync(
      readFileSync(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'))),
    ),
  )
  const reader = await createWorker('eng', OEM.LSTM_ONLY, { langPath: folder, gzip: false, cacheMethod: 'none' })
  await reader.setParameters({ tessedit_char_blacklist: UNREAD_SIGNS })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const results: { page: ProblemPage; isStatementRight: boolean; areExamplesRight: boolean }[] = []
    for (const page of problemPages()) {
      const { data } = await reader.recognize(await pictureOf(browser, page))
      const result = { page, ...judge(page, data.text) }
      if (process.env.SHOW_FAILURES && page.half === 'known' && !(result.isStatementRight && result.areExamplesRight))
        console.log(`--- ${page.name}: ${JSON.stringify(findScreenProblem(data.text))}\n${data.text}`)
      results.push(result)
    }
    return ['known', 'held-out'].flatMap((half) => {
      const own = results.filter(({ page }) => page.half === half)
      const share = (isRight: (result: (typeof own)[number]) => boolean) => own.filter(isRight).length / own.length
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
  } finally {
    await Promise.all([browser.close(), reader.terminate()])
    rmSync(folder, { recursive: true })
  }
}

async function pictureOf(browser: Browser, { html, zoom }: ProblemPage): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  try {
    await page.setContent(html)
    await page.addStyleTag({ content: `html { zoom: ${zoom} }` })
    return await page.screenshot({ type: 'jpeg', quality: QUALITY })
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
