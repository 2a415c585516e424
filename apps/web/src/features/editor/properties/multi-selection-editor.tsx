import { deleteItems } from '@fablecut/domain/timeline/edit/operations/delete-items'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { Trash2 } from 'lucide-react'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { hasAudio } from './item-fields.ts'
import { Volume } from './item-properties.tsx'
import { PaneHeader } from './pane-header.tsx'
import { useItemEdit } from './use-item-edit.ts'

/** Actions on several items. */
export function MultiSelectionEditor({ items }: { items: readonly TimelineItem[] }) {
  const { edit } = useItemEdit()
  const audioItems = items.filter(hasAudio)
  const itemIds = items.map(({ id }) => id)
  return (
    <div className="grid gap-4 p-4">
      <PaneHeader title={texts.severalSelected(items.length)} />
      {audioItems.length > 0 ? (
        <div className="grid gap-1.5">
          <Volume itemIds={audioItems.map(({ id }) => id)} volume={audioItems[0]?.volume ?? 1} />
          <p className="text-12 text-text-3">{texts.volumeOfAll(audioItems.length)}</p>
        </div>
      ) : (
        <p className="text-12 text-text-3">{texts.noAudio}</p>
      )}
      <Button
        variant="danger-ghost"
        icon={<Trash2 aria-hidden />}
        className="-ml-3.5 justify-self-start"
        onClick={() => edit((timeline) => deleteItems(timeline, { itemIds }))}
      >
        {texts.deleteSeveral(items.length)}
      </Button>
    </div>
  )
}
