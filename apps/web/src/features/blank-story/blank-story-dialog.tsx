import { scratchTexts } from '../../texts/blank-story.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EDITOR_VIEWS } from '../../story-data/editor-tab.ts'
import { ScratchTile } from './blank-story-tile.tsx'
import { useScratchStory } from './use-create-blank-story.ts'

const texts = scratchTexts.choose

type ChooseDialogProps = { open: boolean; onClose: () => void }

/** A story is made only after a choice. Source: H-038, H-039, HD-09, HD-12. */
export function ChooseDialog({ open, onClose }: ChooseDialogProps) {
  const { busy, start } = useScratchStory()
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.title} description={texts.text} width="md">
      <div className="grid gap-3 sm:grid-cols-2">
        {EDITOR_VIEWS.map((view) => (
          <ScratchTile
            key={view}
            large
            view={view}
            title={texts.ways[view].title}
            note={texts.ways[view].label}
            busy={busy === view}
            disabled={busy !== null}
            onPress={() => void start({ view, source: 'dialog', onOpened: onClose })}
          />
        ))}
      </div>
    </Dialog>
  )
}
