import { reportMarkdown } from '@sightline/coach/interview/report-markdown'
import { Button } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import type { ReportFacts } from './report-facts.ts'
import { detailsOf, fileNameOf } from './report-words.ts'
import { saveFile } from './save-file.ts'

/** The report to take away. */
export function Downloads({ facts }: { facts: ReportFacts }) {
  const { listed } = facts
  const markdown = () => {
    const text = reportMarkdown({ ...facts, heading: `${facts.heading}, ${detailsOf(listed)}` })
    saveFile(`${fileNameOf(listed)}.md`, new Blob([text], { type: 'text/markdown' }))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={markdown} icon={<Download size={16} aria-hidden />}>
        Markdown
      </Button>
      <Button onClick={() => window.print()} icon={<Printer size={16} aria-hidden />}>
        Print
      </Button>
    </div>
  )
}
