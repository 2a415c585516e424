import { mediaTexts } from '../../../../texts/editor/media.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { assetsOfTab, isPlaceholder, tabOf } from '../media-tabs.ts'
import { usePick } from './pick-context.ts'
import { PickEmpty, PickGrid, PickScroller } from './pick-grid.tsx'

/** Assets of this story. */
export function StoryAssetTab() {
  const { type, subtype } = usePick()
  const all = useEditor(({ document }) => document.timeline.mediaAssets)
  const assets = assetsOfTab(all, tabOf({ type, subtype })).filter((asset) => !isPlaceholder(asset))
  return (
    <PickScroller>
      {assets.length === 0 ? <PickEmpty text={mediaTexts.picker.empty.storyAsset} /> : <PickGrid assets={assets} />}
    </PickScroller>
  )
}
