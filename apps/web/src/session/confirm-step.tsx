import { MailCheck } from 'lucide-react'
import { sessionTexts } from '../texts/account/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'

const texts = sessionTexts.confirm

type ConfirmStepProps = {
  heading: 'h1' | 'h2'
  email: string
  resume: { readonly busy: boolean; readonly isUnconfirmed: boolean; readonly problem: string | null; readonly run: () => void }
  onBack: () => void
}

/** Waits until the address of a new account is confirmed; then it signs in with what was entered. */
export function ConfirmStep({ heading: Heading, email, resume, onBack }: ConfirmStepProps) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-hover text-text-2">
        <MailCheck aria-hidden className="size-5" />
      </span>
      <div role="status">
        <Heading className="text-20 font-strong">{texts.title}</Heading>
        <p className="mt-2 wrap-anywhere text-text-2">{texts.text(email)}</p>
        <p className="mt-2 text-13 text-pretty text-text-3">{texts.note}</p>
      </div>
      {(resume.problem || resume.isUnconfirmed) && (
        <Banner tone="danger" className="w-full text-start">
          {resume.problem ?? texts.unconfirmed}
        </Banner>
      )}
      <Button variant="primary" size="lg" className="w-full" busy={resume.busy} busyLabel={texts.busy} onClick={resume.run}>
        {texts.submit}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  )
}
