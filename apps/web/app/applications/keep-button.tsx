import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useNavigate } from 'react-router'
import { useAction } from '../use-action.ts'
import { applicationsApi } from './api.ts'

interface Props {
  postingId: string
  label: string
  variant: 'primary' | 'secondary'
}

/** Begins an application to a posting, or opens the one that is there. */
export function KeepButton({ postingId, label, variant }: Props) {
  const navigate = useNavigate()
  const { run, isBusy, problem } = useAction()

  async function keep() {
    await run(async () => {
      const { id } = await applicationsApi.create({ postingId })
      await navigate(`/home/applications/${id}`)
    })
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant={variant} isBusy={isBusy} onClick={() => void keep()}>
        {label}
      </Button>
      {problem && <Banner tone="bad">{problem}</Banner>}
    </div>
  )
}
