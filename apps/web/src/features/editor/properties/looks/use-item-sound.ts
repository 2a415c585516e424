import type { AudioItem, VideoItem } from '@fablecut/domain/timeline/model'
import { assetsById } from '@fablecut/domain/timeline/queries'
import type { AudioKind } from '@fablecut/render/plan/model'
import { soundKind } from '@fablecut/render/plan/sound/audio-spans'
import { itemLoudness, type ItemLoudness } from '@fablecut/render/plan/sound/match-loudness'
import { useMemo } from 'react'
import { useEditor } from '../../session/editor-context.tsx'

/** `loudness`: undefined while the file is not measured, null for silence. */
export type ItemSound = { readonly kind: AudioKind | null; readonly loudness: ItemLoudness | null | undefined }

/** What an item sounds as, and how loud. */
export function useItemSound(item: VideoItem | AudioItem): ItemSound {
  const assets = useEditor(({ document }) => document.timeline.mediaAssets)
  const track = useEditor(({ document }) => document.timeline.tracks.find(({ items }) => items.some(({ id }) => id === item.id)))
  return useMemo(() => {
    if (!track) return { kind: null, loudness: undefined }
    const byId = assetsById(assets)
    const kind = soundKind(item, track, byId)
    const lufs = byId.get(item.mediaAssetId)?.metadata?.loudness
    return { kind, loudness: lufs === undefined ? undefined : itemLoudness(item, kind, lufs) }
  }, [assets, track, item])
}
