import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { useEditor } from '../session/editor-context.tsx'
import type { SourcedItem } from './item-fields.ts'
import { ItemProperties } from './item-properties.tsx'
import { LookSections } from './looks/look-sections.tsx'
import { PaneHeader } from './pane-header.tsx'
import { TrimMusic } from './trim-music.tsx'

/** Editor of items without a shot, and of music. */
export function MediaItemEditor({ item, asset }: { item: SourcedItem; asset: MediaAsset | undefined }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const follows = useEditor(({ document }) =>
    document.timeline.tracks.some((track) => track.followsFilm === true && track.items.some(({ id }) => id === item.id)),
  )
  const isSong = item.type === 'audio' && asset?.subtype !== 'voiceover'
  return (
    <div className="grid gap-4 p-4">
      <PaneHeader
        title={isSong ? texts.audioEditor : texts.types[item.type]}
        note={texts.seconds((item.durationInFrames / fps).toFixed(1))}
        deletes={[item.id]}
      />
      <div className="flex items-center gap-3">
        {item.type !== 'audio' && asset?.thumbnailUrl && (
          <img src={asset.thumbnailUrl} alt="" className="h-14 w-24 shrink-0 rounded-sm bg-well object-cover" />
        )}
        <p className="min-w-0 text-13 wrap-anywhere text-text-2">{asset?.title || item.title || texts.untitled}</p>
      </div>
      <ItemProperties item={item} />
      <LookSections item={item} />
      {follows && <p className="text-12 text-text-3">{texts.followsFilm}</p>}
      {isSong && <TrimMusic itemId={item.id} />}
    </div>
  )
}
