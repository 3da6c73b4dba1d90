/** An answer of the candidate's beside the shape of a stronger one. */
export function StrongerAnswer({ question, given, stronger }: { question: string; given: string; stronger: string }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">A stronger answer</h2>
      <p className="max-w-reading text-muted">{question}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Version title="Yours">{given.trim() || 'You passed this over.'}</Version>
        <Version title="The shape of a stronger one">{stronger}</Version>
      </div>
    </section>
  )
}

function Version({ title, children }: { title: string; children: string }) {
  return (
    <div className="flex flex-col gap-1 border-l-2 border-line pl-4">
      <h3 className="text-sm text-muted">{title}</h3>
      <p className="break-words whitespace-pre-wrap">{children}</p>
    </div>
  )
}
