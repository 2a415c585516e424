import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import { Link } from '@tanstack/react-router'
import { Flag, ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../session/me.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { reportTexts as texts } from '../../texts/moderation.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type ReportButtonProps = {
  kind: SubjectKind
  /** The id of the story, or the username. */
  subject: string
  isOwn: boolean
}

/** Reports a public story or a profile, after sign-in; for staff a link to its moderation. Nothing for its owner. */
export function ReportButton({ kind, subject, isOwn }: ReportButtonProps) {
  const gate = useSignInGate()
  const { me } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (isOwn) return null
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="sm" variant="ghost" icon={<Flag aria-hidden />} onClick={() => void gate.run(open)}>
        {texts.button[kind]}
      </Button>
      {me?.is_staff && (
        <Link to="/admin/reports/$kind/$id" params={{ kind, id: subject }} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          <ShieldAlert aria-hidden />
          {texts.moderate}
        </Link>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} subject={subject} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
