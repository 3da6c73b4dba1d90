import { reportMarkdown } from '@sightline/coach/interview/report-markdown'
import { Button } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import type { ReportFacts } from './report-facts.ts'
import { detailsOf, fileNameOf } from './report-words.ts'
import { saveFile } from './save-file.ts'

/** The report to take away. */
export function Downloads({ facts }: { facts: ReportFacts }) {
  const { listed } = facts
  const [hasFailed, setHasFailed] = useState(false)
  const heading = `${facts.heading}, ${detailsOf(listed)}`
  const markdown = () => reportMarkdown({ ...facts, heading })
  const save = (ending: string, content: BlobPart, type: string) =>
    saveFile(`${fileNameOf(listed)}.${ending}`, new Blob([content], { type }))
  async function savePdf() {
    setHasFailed(false)
    try {
      const { markdownPdf } = await import('./pdf/markdown-pdf.ts')
      save('pdf', markdownPdf(heading, markdown()), 'application/pdf')
    } catch (error) {
      console.warn('What writes the PDF could not be loaded:', error)
      setHasFailed(true)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => save('md', markdown(), 'text/markdown')} icon={<Download size={16} aria-hidden />}>
        Markdown
      </Button>
      <Button onClick={savePdf} icon={<Download size={16} aria-hidden />}>
        PDF
      </Button>
      <Button onClick={() => window.print()} icon={<Printer size={16} aria-hidden />}>
        Print
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-sm text-bad">
          The PDF could not be made. Check your connection and try again.
        </p>
      )}
    </div>
  )
}
