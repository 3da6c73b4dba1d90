import { reportMarkdown } from '@sightline/coach/report/report-markdown'
import { Button } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { saveFile } from '../../save-file.ts'
import { pdfFileOf } from './pdf-file.ts'
import type { ReportFacts } from './report-facts.ts'
import { detailsOf, fileNameOf } from './report-labels.ts'

/** Buttons to download or print the report. */
export function Downloads({ facts }: { facts: ReportFacts }) {
  const { listed } = facts
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState<string[]>([])
  const heading = `${facts.heading}, ${detailsOf(listed)}`
  const markdown = () => reportMarkdown({ ...facts, heading })
  const save = (ending: string, content: BlobPart, type: string) =>
    saveFile(`${fileNameOf(listed)}.${ending}`, new Blob([content], { type }))
  async function savePdf() {
    setHasFailed(false)
    setMissing([])
    setIsBusy(true)
    try {
      const { pdf, missing } = await pdfFileOf(heading, markdown())
      save('pdf', pdf, 'application/pdf')
      setMissing(missing)
    } catch (error) {
      console.warn('What writes the PDF could not be loaded:', error)
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        onClick={() => save('md', markdown(), 'text/markdown')}
        icon={<Download size={16} aria-hidden />}
      >
        Markdown
      </Button>
      <Button onClick={savePdf} isBusy={isBusy} icon={<Download size={16} aria-hidden />}>
        PDF
      </Button>
      <Button onClick={() => window.print()} icon={<Printer size={16} aria-hidden />}>
        Print
      </Button>
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {missing.length > 0 &&
          `${missingLettersNote(missing)} Print the report, or take it as Markdown, to have them as they are.`}
      </p>
      {hasFailed && (
        <p role="alert" className="basis-full text-sm text-bad">
          The PDF could not be made. Check your connection and try again.
        </p>
      )}
    </div>
  )
}

const MAX_NAMED_LETTERS = 10

/** A sentence that names the letters missing in the PDF's fonts. */
const missingLettersNote = (letters: string[]) =>
  `The PDF writes ${letters.slice(0, MAX_NAMED_LETTERS).join(' ')}${letters.length > MAX_NAMED_LETTERS ? ' and others' : ''} as numbers, because its fonts lack ${letters.length === 1 ? 'this letter' : 'these letters'}.`
