import LoaderCircle from 'lucide-react/icons/loader-circle'

/** A turning ring. Give it a `label` when no text beside it says what is going on. */
export function Spinner({ label, size = 16 }: { label?: string; size?: number }) {
  return (
    <LoaderCircle
      size={size}
      className="animate-spin"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
