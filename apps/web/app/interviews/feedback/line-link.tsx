/** A button that puts the cursor on a line of the code. */
export function LineLink({
  line,
  onShowLine,
}: {
  line: number
  onShowLine: (line: number) => void
}) {
  return (
    <button
      type="button"
      onClick={() => onShowLine(line)}
      className="rounded-control whitespace-nowrap underline decoration-1 underline-offset-4"
    >
      Go to line {line}
    </button>
  )
}
