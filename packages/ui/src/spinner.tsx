import LoaderCircle from 'lucide-react/icons/loader-circle'

/** A spinner. It needs a `label` when no text beside it says what is loading. */
export function Spinner({ label, size = 16 }: { label?: string; size?: number }) {
  return (
    <LoaderCircle
      size={size}
      className="animate-spin"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
