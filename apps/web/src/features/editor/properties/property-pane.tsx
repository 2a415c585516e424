import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { useScrollFocus } from '../../../ui/hooks/use-scroll-focus.ts'
import { CaptionEditor } from '../captions/caption-editor.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { ShotEditor } from '../shot/shot-editor.tsx'
import { isSourced } from './item-fields.ts'
import { ItemProperties } from './item-properties.tsx'
import { LookSections } from './looks/look-sections.tsx'
import { ShapeEditor } from './looks/shape-editor.tsx'
import { TitleEditor } from './looks/title-editor.tsx'
import { MediaItemEditor } from './media-item-editor.tsx'
import { PaneHeader } from './pane-header.tsx'
import { MultiSelectionEditor } from './multi-selection-editor.tsx'
import { hasStoryDetail, StoryDetail } from './story-detail.tsx'

/** Right pane with the properties of the selection. */
export function PropertyPane() {
  const ids = useEditor(({ selectedItemIds }) => selectedItemIds)
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const selected = new Set(ids)
  const items = tracks.flatMap((track) => track.items.filter((item) => selected.has(item.id)))
  const [only] = items
  const scroll = useScrollFocus()
  return (
    <section {...scroll} aria-label={texts.label} className="h-full overflow-y-auto">
      {only === undefined ? (
        <NothingSelected />
      ) : items.length > 1 ? (
        <MultiSelectionEditor items={items} />
      ) : (
        <OneItem key={paneOf(only)} item={only} />
      )}
    </section>
  )
}

/** Key of the pane: shared by all captions, so that "apply to all" persists between them. */
const paneOf = (item: TimelineItem): string => (item.type === 'caption' ? 'caption' : item.id)

function NothingSelected() {
  const categoryId = useEditor(({ story }) => story.categoryId)
  if (hasStoryDetail(categoryId)) return <StoryDetail />
  return <p className="grid h-full min-h-40 place-items-center p-4 text-13 text-text-3">{texts.noSelection}</p>
}

function OneItem({ item }: { item: TimelineItem }) {
  const assets = useEditor(({ document }) => document.timeline.mediaAssets)
  if (item.type === 'caption') return <CaptionEditor itemId={item.id} />
  if (item.type === 'title') return <TitleEditor item={item} />
  if (item.type === 'shape' || item.type === 'sticker') return <ShapeEditor item={item} />
  if (!isSourced(item)) return <StandIn item={item} />
  const asset = assets.find(({ id }) => id === item.mediaAssetId)
  const isSong = item.type === 'audio' && asset?.subtype !== 'voiceover'
  if (item.shotId === undefined || isSong) return <MediaItemEditor item={item} asset={asset} />
  return (
    <>
      <ShotEditor shotId={item.shotId} />
      <div className="grid gap-4 border-t border-line p-4">
        <ItemProperties item={item} />
        <LookSections item={item} />
      </div>
    </>
  )
}

/** Selecting a failed shot's overlay opens the shot to regenerate it. */
function StandIn({ item }: { item: TimelineItem }) {
  return (
    <>
      {item.shotId === undefined ? (
        <div className="p-4">
          <PaneHeader title={texts.types[item.type]} deletes={[item.id]} />
        </div>
      ) : (
        <ShotEditor shotId={item.shotId} />
      )}
      {item.type === 'overlay' && <p className="border-t border-line p-4 text-13 text-danger">{item.statusMessage ?? texts.failed}</p>}
    </>
  )
}
