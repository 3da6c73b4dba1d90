/** The logo's mark: a level instrument whose horizon extends to both sides. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="M6.5 17.5a9.5 9.5 0 0 0 19 0z" className="fill-accent" />
      <path
        d="M6.5 14.5a9.5 9.5 0 0 1 19 0M1.5 16h29"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The mark and the name side by side. Wrap it in a link where needed. */
export function Logo({ name = 'Sightline' }: { name?: string }) {
  return (
    <span className="flex items-center gap-2 text-lg font-semibold tracking-tight text-ink">
      <LogoMark />
      {name}
    </span>
  )
}
