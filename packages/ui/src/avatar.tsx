import { useState } from 'react'

/** A person's picture; without one, or when it fails to load, the first letter of the name, and 'U' without a name. */
export function Avatar({ name, pictureUrl }: { name: string; pictureUrl: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [firstLetter = 'U'] = name.trim()
  return (
    <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-surface text-sm font-medium text-ink select-none">
      {pictureUrl && pictureUrl !== failedUrl ? (
        <img
          src={pictureUrl}
          alt=""
          width={32}
          height={32}
          // Some picture hosts refuse requests that name another site.
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(pictureUrl)}
          className="size-full object-cover"
        />
      ) : (
        firstLetter.toUpperCase()
      )}
    </span>
  )
}
