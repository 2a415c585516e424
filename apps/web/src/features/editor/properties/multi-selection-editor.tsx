import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { Trash2 } from 'lucide-react'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { hasAudio } from './item-fields.ts'
import { Volume } from './item-properties.tsx'
import { commonValue } from './common-value.ts'
import { SharedLooks } from './looks/shared-looks.tsx'
import { PaneHeader } from './pane-header.tsx'
import { useItemEdit } from './use-item-edit.ts'
import { nowSeconds } from '../session/now-seconds.ts'

/** Actions on several items. */
export function MultiSelectionEditor({ items }: { items: readonly TimelineItem[] }) {
  const { edit } = useItemEdit()
  const audioItems = items.filter(hasAudio)
  const itemIds = items.map(({ id }) => id)
  const volume = commonValue(audioItems, (item) => item.volume ?? 1)
  return (
    <div className="grid gap-4 p-4">
      <PaneHeader title={texts.severalSelected(items.length)} />
      {audioItems.length > 0 ? (
        <div className="grid gap-1.5">
          <Volume itemIds={audioItems.map(({ id }) => id)} volume={volume ?? audioItems[0]?.volume ?? 1} isMixed={volume === null} />
          <p className="text-12 text-text-3">{texts.volumeOfAll(audioItems.length)}</p>
        </div>
      ) : (
        <p className="text-12 text-text-3">{texts.noAudio}</p>
      )}
      <SharedLooks items={items} />
      <Button
        variant="danger-ghost"
        icon={<Trash2 aria-hidden />}
        className="-ms-3.5 justify-self-start"
        onClick={() => edit({ type: 'deleteItems', itemIds, nowSeconds: nowSeconds() })}
      >
        {texts.deleteSeveral(items.length)}
      </Button>
    </div>
  )
}
