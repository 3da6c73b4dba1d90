import { RESUME_EXTENSIONS, RESUME_MAX_BYTES } from '@sightline/contracts/careers-limits'
import type { Resume } from '@sightline/contracts/context'
import { RESUME_TEXT_MAX_LENGTH } from '@sightline/contracts/context-limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { FileDrop } from '@sightline/ui/file-drop'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { errorMessage } from '../http.ts'
import { contextApi } from './api.ts'
import { ItemForm } from './item-form.tsx'
import { NumberedLines } from './numbered-lines.tsx'

type Props = { resume: Resume | null; onChanged: () => Promise<void> }

/** The text of a resume: from a file or pasted, shown line by line, corrected, replaced, removed. */
export function ResumePanel({ resume, onChanged }: Props) {
  const [mode, setMode] = useState<'shown' | 'editing' | 'replacing'>('shown')
  const [isRemoving, setIsRemoving] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const show = () => {
    setMode('shown')
    setProblem(null)
  }

  async function remove() {
    setIsBusy(true)
    setProblem(null)
    try {
      await contextApi.deleteResume()
      await onChanged()
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
      setIsRemoving(false)
    }
  }

  if (mode === 'editing')
    return (
      <ItemForm
        fields={[
          {
            name: 'text',
            label: 'Text of your resume',
            hint: 'Each line can be named as a source by its number, so keep one fact to a line.',
            maxLength: RESUME_TEXT_MAX_LENGTH,
            rows: 16,
          },
        ]}
        initial={{ text: resume?.text ?? '' }}
        onSave={async ({ text }) => {
          await contextApi.saveResume(text)
          await onChanged()
          show()
        }}
        onCancel={show}
      />
    )
  if (!resume || mode === 'replacing')
    return (
      <div className="flex flex-col items-start gap-4">
        <Upload
          onRead={async () => {
            await onChanged()
            show()
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setMode('editing')}>
            {resume ? 'Edit the text instead' : 'Paste the text instead'}
          </Button>
          {resume && <Button onClick={show}>Keep the present one</Button>}
        </div>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <NumberedLines label="The lines of your resume" text={resume.text} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setMode('editing')}>Correct the text</Button>
        <Button onClick={() => setMode('replacing')}>Replace it</Button>
        <Button variant="danger" onClick={() => setIsRemoving(true)}>
          Remove it
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        title="Remove your resume?"
        text="Its text is deleted here. Interviews that used it keep the copy they were started with."
        confirmLabel="Remove"
        isDangerous
        isBusy={isBusy}
        onCancel={() => setIsRemoving(false)}
        onConfirm={remove}
      />
    </div>
  )
}

/** Reads a file as soon as it is chosen. */
function Upload({ onRead }: { onRead: () => Promise<void> }) {
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  async function read(file: File | null) {
    setProblem(undefined)
    if (!file) return
    const wrong = checkFile(file)
    if (wrong) return setProblem(wrong)
    setIsReading(true)
    try {
      await contextApi.readResume(file)
      await onRead()
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsReading(false)
    }
  }

  return (
    <div className="w-full">
      <FileDrop
        label="Resume"
        name="resume"
        accept={RESUME_EXTENSIONS.join(',')}
        hint="PDF or DOCX, at most 5 MB. Only its text is kept, not the file."
        disabled={isReading}
        onChange={read}
        error={problem}
      />
      <p role="status" className="mt-2 flex min-h-6 items-center gap-2 text-sm text-muted">
        {isReading && (
          <>
            <Spinner /> Reading your resume
          </>
        )}
      </p>
    </div>
  )
}

/** Why a file cannot be taken, in the words of the server, which looks at its content too. */
function checkFile({ name, size }: File): string | null {
  if (!RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)))
    return 'Only PDF and DOCX files are taken.'
  return size > RESUME_MAX_BYTES ? 'This file is larger than 5 MB.' : null
}
