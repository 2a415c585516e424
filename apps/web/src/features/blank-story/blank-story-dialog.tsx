import { blankStoryTexts } from '../../texts/blank-story.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EDITOR_VIEWS } from '../../story-data/tabs/editor-tab.ts'
import { BlankStoryTile } from './blank-story-tile.tsx'
import { useCreateBlankStory } from './use-create-blank-story.ts'

const texts = blankStoryTexts.choose

type BlankStoryDialogProps = { open: boolean; onClose: () => void }

/** Choice of storyboard or timeline editor; the story is created after it. */
export function BlankStoryDialog({ open, onClose }: BlankStoryDialogProps) {
  const { busy, start } = useCreateBlankStory()
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.title} description={texts.text} width="md">
      <div className="grid gap-3 sm:grid-cols-2">
        {EDITOR_VIEWS.map((view) => (
          <BlankStoryTile
            key={view}
            large
            view={view}
            title={texts.views[view].title}
            note={texts.views[view].label}
            busy={busy === view}
            disabled={busy !== null}
            onPress={() => void start({ view, source: 'dialog', onOpened: onClose })}
          />
        ))}
      </div>
    </Dialog>
  )
}
