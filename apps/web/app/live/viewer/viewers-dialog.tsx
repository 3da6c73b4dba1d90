import type { LiveViewer } from '@sightline/contracts/live/viewers'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { Skeleton } from '@sightline/ui/skeleton'
import { useState } from 'react'
import { QrCode } from './qr-code.tsx'
import { useViewers } from './use-viewers.ts'

type Props = { sessionId: string; isOpen: boolean; onClose: () => void }

/** Shows a code that opens the session on another device, and the devices that show it. */
export function ViewersDialog({ sessionId, isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Show on another screen"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {isOpen && <Viewers sessionId={sessionId} />}
    </Dialog>
  )
}

function Viewers({ sessionId }: { sessionId: string }) {
  const { link, opened, problem, create, end } = useViewers(sessionId)
  return (
    <div className="flex flex-col gap-5">
      <p>
        Scan the code with a phone or a tablet. It shows the answers and can change nothing. A code
        works on the device that opens it first, until the session ends.
      </p>
      {link !== null ? (
        <Link link={link} />
      ) : problem === null && opened.length === 0 ? (
        <Skeleton className="size-56" />
      ) : (
        <Button onClick={create} className="self-start">
          {problem === null ? 'Show a code for one more screen' : 'Try again'}
        </Button>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      {opened.length > 0 && (
        <ul
          aria-label="Other screens"
          className="flex flex-col gap-2 border-t border-line pt-4 text-ink"
        >
          {opened.map((viewer) => (
            <Screen key={viewer.id} viewer={viewer} onEnd={() => end(viewer.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Link({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => {},
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <QrCode text={link} label="Code that opens this session on another screen" />
      <Button size="small" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </Button>
    </div>
  )
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

function Screen({ viewer: { openedAt }, onEnd }: { viewer: LiveViewer; onEnd: () => void }) {
  return (
    <li className="flex items-center justify-between gap-4">
      <span>Opened at {openedAt && TIME.format(new Date(openedAt))}</span>
      <Button size="small" onClick={onEnd}>
        End this link
      </Button>
    </li>
  )
}
