import { mediaTexts as texts } from '../../../texts/editor/media.ts'
import { useEditor } from '../session/editor-context.tsx'
import { AddMenu } from './add-menu.tsx'
import { AssetTile } from './asset-tile.tsx'
import { AssetsEmpty } from './assets-empty.tsx'
import { assetsOfTab, tabOf, type AssetTab as Tab } from './media-tabs.ts'
import { AudioRow } from './music/audio-row.tsx'
import { UploadProgress } from './upload/upload-progress.tsx'

/** Videos and images as a grid, voice-overs as a list; pending uploads first. */
export function AssetTab({ tab }: { tab: Exclude<Tab, 'music'> }) {
  const { assets, uploads } = useListedAssets(tab)
  if (assets.length + uploads.length === 0) return <AssetsEmpty tab={tab} />
  const isList = tab === 'voiceover'
  return (
    <>
      <div className="flex h-11 shrink-0 items-center justify-between gap-2 px-4">
        <span className="text-13 text-text-2">{texts.count[tab](assets.length)}</span>
        <AddMenu tab={tab} />
      </div>
      <ul
        aria-label={texts.tabs[tab]}
        className={
          isList
            ? 'grid min-h-0 content-start gap-2 overflow-y-auto px-4 pt-1 pb-4 [scrollbar-width:thin]'
            : 'grid min-h-0 grid-cols-2 content-start gap-x-2.5 gap-y-3 overflow-y-auto px-4 pt-1 pb-4 [scrollbar-width:thin]'
        }
      >
        {uploads.map((upload) => (
          <UploadProgress key={upload.id} upload={upload} isRow={isList} />
        ))}
        {assets.map((asset) => (isList ? <AudioRow key={asset.id} asset={asset} /> : <AssetTile key={asset.id} asset={asset} />))}
      </ul>
    </>
  )
}

/** Assets and pending uploads of a tab. */
export function useListedAssets(tab: Tab) {
  const all = useEditor(({ document }) => document.timeline.mediaAssets)
  const uploads = useEditor((state) => state.uploads)
  return { assets: assetsOfTab(all, tab), uploads: uploads.filter((upload) => upload.status !== 'error' && tabOf(upload) === tab) }
}
