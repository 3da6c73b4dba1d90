import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ProfileWithResumes } from '@sightline/contracts/profile/profile'
import { Badge } from '@sightline/ui/badge'
import { Banner } from '@sightline/ui/banner'
import { Button, IconButton } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { Field } from '@sightline/ui/field'
import { Menu, MenuItem } from '@sightline/ui/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../billing/public.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import { useAction } from '../use-action.ts'
import { useForm } from '../use-form.ts'
import { profileApi } from './api.ts'
import { saveDocument } from './resume-file.ts'

type Listed = ProfileWithResumes['resumes'][number]
type Refresh = () => Promise<void>

/** The base resumes, the main one first. */
export function ResumeList({ resumes, refresh }: { resumes: Listed[]; refresh: Refresh }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {resumes.map((resume) => (
        <Row key={resume.id} resume={resume} refresh={refresh} />
      ))}
    </ul>
  )
}

function Row({ resume, refresh }: { resume: Listed; refresh: Refresh }) {
  const { id, name, isMain, updatedAt } = resume
  const [isRenaming, setIsRenaming] = useState(false)
  const { run, problem } = useAction()
  const change = (how: { isMain: true } | { name: string }) =>
    profileApi.changeResume(id, { updatedAt, ...how }).finally(refresh)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/home/applications/profile/resumes/${id}`}
              className="min-w-0 font-medium break-words hover:underline"
            >
              {name}
            </Link>
            {isMain && <Badge tone="good">{t`Main resume`}</Badge>}
          </p>
          <p className="text-sm text-muted">
            <Trans>Changed {formatShortDay(updatedAt)}</Trans>
          </p>
        </div>
        <DeleteDialog
          title={t`Delete this resume?`}
          text={t`“${name}” and your corrections of it are deleted. Applications that go with it go with your main resume instead.`}
          renderTrigger={(askToDelete) => (
            <Menu
              trigger={
                <IconButton
                  label={t`What to do with ${name}`}
                  icon={<Ellipsis size={18} aria-hidden />}
                />
              }
            >
              {!isMain && (
                <MenuItem onSelect={() => void run(() => change({ isMain: true }))}>
                  {t`Make it the main one`}
                </MenuItem>
              )}
              <MenuItem onSelect={() => setIsRenaming(true)}>{t`Rename`}</MenuItem>
              <MenuItem
                onSelect={() =>
                  void run(async () =>
                    saveDocument(name, (await profileApi.readResume(id)).document),
                  )
                }
              >
                {t`Download as JSON Resume`}
              </MenuItem>
              <MenuItem onSelect={askToDelete}>{t`Delete`}</MenuItem>
            </Menu>
          )}
          remove={() => profileApi.removeResume(id)}
          onDeleted={() => void refresh()}
        />
      </div>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {isRenaming && (
        <RenameDialog
          name={name}
          onClose={() => setIsRenaming(false)}
          onRename={(given) => change({ name: given })}
        />
      )}
    </li>
  )
}

type RenameProps = {
  name: string
  onClose: () => void
  onRename: (name: string) => Promise<unknown>
}

function RenameDialog({ name, onClose, onRename }: RenameProps) {
  const form = useForm({
    fields: ['name'],
    validate: (given) => ({
      name: given.name.trim() === '' ? t`Please give it a name.` : undefined,
    }),
    async submit(given) {
      await onRename(given.name)
      onClose()
      return undefined
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t`Rename the resume`}>
      <form {...form.props} className="flex flex-col gap-6 text-ink">
        {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
        <Field label={t`Name`} maxLength={100} defaultValue={name} {...form.field('name')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" isBusy={form.pending !== null}>
            {t`Save`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
