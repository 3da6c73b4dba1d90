import FileCheck from 'lucide-react/icons/file-check'
import Upload from 'lucide-react/icons/upload'
import { type ComponentPropsWithRef, useState } from 'react'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { words } from './words.tsx'

type FileDropProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'multiple'> & {
    onChange?: (file: File | null) => void
  }

/**
 * A field for one file, which can be dropped or chosen. A transparent native file input covers the
 * drop area.
 */
export function FileDrop({ label, hint, error, id, onChange, ...input }: FileDropProps) {
  const [file, setFile] = useState<File | null>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(attributes) => (
        <div
          data-over={isOver || undefined}
          className="relative flex flex-col items-center gap-2 rounded-card border border-dashed border-control px-4 py-8 text-center text-sm transition-colors hover:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent data-over:border-accent data-over:bg-surface"
        >
          {file ? (
            <FileCheck size={24} aria-hidden className="text-muted" />
          ) : (
            <Upload size={24} aria-hidden className="text-muted" />
          )}
          {file ? (
            <p className="flex max-w-full flex-col gap-1">
              <span className="truncate font-medium">{file.name}</span>
              <span className="text-muted">
                {fileSize(file.size)}.{' '}
                <span className="text-accent-strong underline underline-offset-4">
                  {words.chooseAnotherFile}
                </span>{' '}
                {words.orDropIt}
              </span>
            </p>
          ) : (
            <p>
              <span className="text-accent-strong underline underline-offset-4">
                {words.chooseFile}
              </span>{' '}
              {words.orDropIt}
            </p>
          )}
          <input
            {...input}
            {...attributes}
            type="file"
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ target }) => {
              const chosen = target.files?.[0] ?? null
              setFile(chosen)
              onChange?.(chosen)
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Formats a file size like operating systems do: a kilobyte is 1,024 bytes. */
function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
