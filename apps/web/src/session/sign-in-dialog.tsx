import { sessionTexts as texts } from '../texts/session.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

const HEADINGS = { 'sign-in': null, 'sign-up': <h3 className="text-14 font-strong">{texts.signUp.title}</h3> }

type SignInDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onDone: () => void }

/** Sign-in dialog: the page below keeps its values. */
export default function SignInDialog({ open, onOpenChange, onDone }: SignInDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.signIn.title} description={texts.gateNote} phone="full">
      <SignInForm onDone={onDone} headings={HEADINGS} />
    </Dialog>
  )
}
