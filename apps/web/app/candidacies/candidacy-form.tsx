import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RESUME_EXTENSIONS } from '@sightline/contracts/candidacies/limits'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { FileDrop } from '@sightline/ui/file-drop'
import { useEffect, useState } from 'react'
import { checkResume } from '../check-resume.ts'
import type { Posting } from '../content/postings.ts'
import { useForm } from '../use-form.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { AnswerFields } from './answer-fields.tsx'
import { CandidacySent } from './candidacy-sent.tsx'
import { ANSWER_NAMES, checkCandidacy } from './checks.ts'
import { fillIn, forgetDraft, keepDraft, recallDraft } from './draft.ts'
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
