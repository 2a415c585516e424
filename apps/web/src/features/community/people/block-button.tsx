import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../session/me.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { useBlock } from '../../../story-data/people/use-block.ts'
import { peopleTexts } from '../../../texts/people/people.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

const texts = peopleTexts.block

/** Blocks the person of a profile after a question, and unblocks them at once. Nothing for oneself. */
export function BlockButton({ username, name, isBlocked }: { username: string; name: string; isBlocked: boolean }) {
  const { me } = useSession()
  const gate = useSignInGate()
  const [isAsking, setAsking] = useState(false)
  const block = useBlock(username, () => {
    setAsking(false)
    toast.success(texts.done(name))
  })
  if (me === undefined || me?.username.toLowerCase() === username.toLowerCase()) return null
  if (isBlocked)
    return (
      <Button size="sm" variant="line" busy={block.isPending} aria-label={texts.label(name)} onClick={() => block.mutate(false)}>
        {texts.unblock}
      </Button>
    )
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Ban aria-hidden />} onClick={() => void gate.run(() => setAsking(true))}>
        {texts.block}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.confirm(name)}
        text={texts.confirmText}
        confirm={texts.block}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate(true)}
      />
    </>
  )
}
