import { pageTexts } from '../../../../texts/editor/page.ts'
import { formatDateAndTime } from '../../../../texts/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { useSaving } from './use-saving.ts'

const texts = pageTexts.saving

const stay = (): void => undefined

/** Dialogs for unsaved changes of an earlier visit, and for edit conflicts. Closing decides nothing. */
export function SavingDialogs({ question, restore, resolve }: Pick<ReturnType<typeof useSaving>, 'question' | 'restore' | 'resolve'>) {
  if (question?.kind === 'unsaved') {
    const { unsaved, isStoryNewer: hasMovedOn } = question
    return (
      <Dialog
        bare
        open
        onOpenChange={stay}
        title={texts.restore.title}
        description={`${texts.restore.text(formatDateAndTime(unsaved.atMs))} ${hasMovedOn ? texts.restore.storyChanged : ''}`}
        actions={
          <>
            <Button variant="ghost" onClick={() => restore(null)}>
              {texts.restore.discard}
            </Button>
            <Button variant="primary" onClick={() => restore(unsaved)}>
              {texts.restore.confirm}
            </Button>
          </>
        }
      />
    )
  }
  if (question?.kind !== 'conflict') return null
  return (
    <Dialog
      bare
      open
      onOpenChange={stay}
      title={texts.conflict.title}
      description={texts.conflict.text}
      actions={
        <>
          <Button onClick={() => resolve('theirs', question.theirs)}>{texts.conflict.theirs}</Button>
          <Button variant="primary" onClick={() => resolve('mine', question.theirs)}>
            {texts.conflict.mine}
          </Button>
        </>
      }
    />
  )
}
