import { APPLICATION_MAX_LENGTH, RESUME_EXTENSIONS } from '@sightline/contracts/careers-limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { RadioGroup } from '@sightline/ui/choice'
import { Field, TextArea } from '@sightline/ui/field'
import { FileDrop } from '@sightline/ui/file-drop'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Posting } from '../content/postings.ts'
import { ApplicationSent } from './application-sent.tsx'
import { checkApplication, checkResume, EMPTY_DRAFT, type Problems } from './checks.ts'
import { fillIn, forgetDraft, keepDraft, readDraft, recallDraft } from './draft.ts'
import { createSubmission, type Failure } from './submission.ts'

const NO_RESUME: Failure = { message: 'Please upload your resume first.', field: 'resume' }

/** Everything needed to apply for a position. What was typed stays through every failure and over a reload. */
export function ApplicationForm({ posting }: { posting: Posting }) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [submit] = useState(() => createSubmission(posting.id))
  const [resume, setResume] = useState<File | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  // A form that is sent before the page is alive would go to the address bar, with all that was typed.
  const [isAlive, setIsAlive] = useState(false)

  useEffect(() => {
    if (form.current) fillIn(form.current, recallDraft(posting.id))
    setIsAlive(true)
  }, [posting.id])

  // To the first field at fault; else back to the button, which lost the focus while it was disabled.
  useEffect(() => {
    if (isSubmitting) return
    const name = Object.keys(problems)[0] ?? failure?.field
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    else if (failure && document.activeElement === document.body) button.current?.focus()
  }, [problems, failure, isSubmitting])

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!form.current) return
    const draft = readDraft(form.current)
    const found = checkApplication(draft)
    setProblems(found)
    setFailure(resume ? null : NO_RESUME)
    if (!resume || Object.keys(found).length > 0) return
    setIsSubmitting(true)
    const failed = await submit(draft, resume)
    setIsSubmitting(false)
    if (!failed) {
      forgetDraft(posting.id)
      return setSentTo(draft.user_email)
    }
    setFailure(failed)
    if (failed.field && failed.field in EMPTY_DRAFT) setProblems({ [failed.field]: failed.reason })
  }

  function choose(file: File | null) {
    const wrong = file && checkResume(file)
    setResume(file)
    setFailure(null)
    setProblems(wrong ? { resume: wrong } : {})
  }

  if (sentTo !== null) return <ApplicationSent title={posting.title} email={sentTo} />
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      onInput={({ currentTarget }) => keepDraft(posting.id, readDraft(currentTarget))}
      className="flex max-w-reading flex-col gap-6 py-8 noscript:hidden"
    >
      <p className="text-sm text-muted">Everything is required. What you type stays here if anything fails.</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Name"
          name="user_name"
          autoComplete="name"
          maxLength={APPLICATION_MAX_LENGTH.user_name}
          required
          error={problems.user_name}
        />
        <Field
          label="Email"
          name="user_email"
          type="email"
          autoComplete="email"
          maxLength={APPLICATION_MAX_LENGTH.user_email}
          required
          error={problems.user_email}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="LinkedIn"
          name="linkedin"
          inputMode="url"
          placeholder="linkedin.com/in/you"
          maxLength={APPLICATION_MAX_LENGTH.linkedin}
          required
          error={problems.linkedin}
        />
        <Field
          label="GitHub"
          name="github"
          inputMode="url"
          placeholder="github.com/you"
          maxLength={APPLICATION_MAX_LENGTH.github}
          required
          error={problems.github}
        />
      </div>
      <TextArea
        label="Why should we hire you?"
        name="why_you"
        rows={5}
        hint="A few sentences: what you have built, and what you would want to build here."
        maxLength={APPLICATION_MAX_LENGTH.why_you}
        required
        error={problems.why_you}
      />
      <RadioGroup
        label="Are you authorized to work in the United States?"
        name="authorized"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        className="sm:grid sm:grid-cols-2"
        error={problems.authorized}
      />
      <FileDrop
        label="Resume"
        name="resume"
        accept={RESUME_EXTENSIONS.join(',')}
        hint="PDF or DOCX, at most 5 MB."
        onChange={choose}
        required
        error={problems.resume}
      />
      {failure && (
        <Banner tone="bad">
          <p className="font-medium">{failure.message}</p>
          {failure.reason && <p>{failure.reason}</p>}
        </Banner>
      )}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="large"
        disabled={!isAlive}
        isBusy={isSubmitting}
        busyLabel="Submitting..."
        className="disabled:opacity-100! sm:self-start"
      >
        Submit Application
      </Button>
    </form>
  )
}
