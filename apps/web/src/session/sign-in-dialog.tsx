import { useState } from 'react'
import { sessionTexts as texts } from '../texts/account/session.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInMode } from './use-credentials.ts'

const TITLES = { 'sign-in': texts.signIn.title, 'sign-up': texts.signUp.title }
const NO_HEADINGS = { 'sign-in': null, 'sign-up': null }

type SignInDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onDone: () => void }

/** Sign-in and sign-up dialog: the page below keeps its values. */
export default function SignInDialog({ open, onOpenChange, onDone }: SignInDialogProps) {
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const change = (isOpen: boolean) => {
    if (!isOpen) setMode('sign-in')
    onOpenChange(isOpen)
  }
  const finish = () => {
    setMode('sign-in')
    onDone()
  }
  return (
    <Dialog open={open} onOpenChange={change} title={TITLES[mode]} description={texts.gateNote} phone="full">
      <SignInForm onDone={finish} headings={NO_HEADINGS} onModeChange={setMode} />
    </Dialog>
  )
}
