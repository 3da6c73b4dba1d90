import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RESUME_EXTENSIONS } from '@sightline/contracts/candidacies/limits'
import { Banner } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { FileDrop } from '@sightline/ui/file-drop'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { checkResume } from '../check-resume.ts'
import type { Posting } from '../content/postings.ts'
import { useForm } from '../use-form.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { AnswerFields } from './answer-fields.tsx'
import { ANSWER_NAMES, type Answers, checkCandidacy } from './checks.ts'
import { createSubmission } from './submission.ts'

/** The candidacy for a position. The answers survive every failure, and a reload too. */
export function CandidacyForm({ posting }: { posting: Posting }) {
  const [sendCandidacy] = useState(() => createSubmission(posting.id))
  const [resume, setResume] = useState<File | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isHydrated = useIsHydrated()

  const form = useForm({
    fields: ANSWER_NAMES,
    files: ['resume'],
    validate: (answers) => ({ ...checkCandidacy(answers), ...(!resume && noResume()) }),
    async submit(answers) {
      if (!resume) return
      const errors = await sendCandidacy(answers, resume)
      if (errors) return errors
      forgetDraft(posting.id)
      setSentTo(answers.user_email)
    },
  })

  const { ref } = form.props
  useEffect(() => {
    if (ref.current) fillIn(ref.current, recallDraft(posting.id))
  }, [ref, posting.id])

  function chooseResume(file: File | null) {
    setResume(file)
    form.setErrors(file ? { resume: checkResume(file) } : {})
  }

  if (sentTo !== null) return <CandidacySent title={posting.title} email={sentTo} />
  return (
    <form
      {...form.props}
      onInput={() => keepDraft(posting.id, form.readValues())}
      className="flex max-w-reading flex-col gap-6 py-8 noscript:hidden"
    >
      <p className="text-sm text-muted">
        <Trans>Everything is required. What you type stays here if anything fails.</Trans>
      </p>
      <AnswerFields field={form.field} />
      <FileDrop
        label={t`Resume`}
        accept={RESUME_EXTENSIONS.join(',')}
        hint={t`PDF or DOCX, at most 5 MB.`}
        onChange={chooseResume}
        required
        {...form.field('resume')}
      />
      {form.errors.form && (
        <Banner tone="bad">
          <p className="whitespace-pre-line first-line:font-medium">{form.errors.form}</p>
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={!isHydrated}
        isBusy={form.pending !== null}
        busyLabel={t`Submitting...`}
        className="disabled:opacity-100! sm:self-start"
      >
        {t`Submit Application`}
      </Button>
    </form>
  )
}

function noResume() {
  const message = t`Please upload your resume first.`
  return { form: message, resume: message }
}

const keyOf = (jobId: string) => `sightline-candidacy-${jobId}`

/**
 * Stores the answers for this tab, so that a reload does not lose them. A file cannot be stored
 * this way.
 */
const keepDraft = (jobId: string, answers: Answers) =>
  sessionStorage.setItem(keyOf(jobId), JSON.stringify(answers))

const forgetDraft = (jobId: string) => sessionStorage.removeItem(keyOf(jobId))

function recallDraft(jobId: string): Partial<Answers> {
  return JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? '{}')
}

/** Puts the answers of a draft into the fields that are still empty. */
function fillIn(form: HTMLFormElement, draft: Partial<Answers>) {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (!value || !field || !('value' in field) || field.value) continue
    field.value = value
  }
}

/** Replaces the form once the candidacy has arrived. */
function CandidacySent({ title, email }: { title: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="flex max-w-dialog flex-col items-start gap-4 py-8">
      <CircleCheck size={36} aria-hidden className="text-good" />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        <Trans>Application submitted successfully!</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          Your answers and your resume for {title} are with us. A person reads them, and we answer
          to <strong className="font-medium wrap-anywhere text-ink">{email}</strong> either way.
        </Trans>
      </p>
      <ButtonLink as={Link} to="/careers" className="mt-2">
        <Trans>See open positions</Trans>
      </ButtonLink>
    </div>
  )
}
