import { drawnTracks } from '../geometry/rows.ts'
import { visibleShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { Track } from '@fablecut/domain/timeline/model'
import { assetsById } from '@fablecut/domain/timeline/queries'
import { useMemo } from 'react'
import { useEditor } from '../../session/editor-context.tsx'
import { tracksDuring } from '../gestures/trim.ts'
import { layoutRows, type RowBox } from '../row-layout.ts'
import { useView } from '../timeline-context.tsx'
import { findOnTracks } from '../visible-items.ts'

/** Displayed tracks: those of the story, or the preview of a trim, slip or roll. */
export function useDisplayedTracks(): readonly Track[] {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const trim = useView((view) => view.trim)
  const slipped = useView((view) => view.sourceDrag?.preview.tracks)
  const showsCaptions = useEditor(({ document }) => document.timeline.globalConfig.captions.enabled)
  return useMemo(() => drawnTracks(trim ? tracksDuring(trim) : (slipped ?? tracks), showsCaptions), [tracks, trim, slipped, showsCaptions])
}

export function useRows(): { readonly rows: readonly RowBox[]; readonly height: number } {
  const tracks = useDisplayedTracks()
  return useMemo(() => layoutRows(tracks), [tracks])
}

export function useAssets() {
  const mediaAssets = useEditor(({ document }) => document.timeline.mediaAssets)
  return useMemo(() => assetsById(mediaAssets), [mediaAssets])
}

/** Shot numbers in film order, from 1. */
export function useShotNumbers(): ReadonlyMap<string, number> {
  const shots = useEditor(({ document }) => document.shots)
  return useMemo(() => new Map(visibleShots(shots).map(({ shotId }, index) => [shotId, index + 1])), [shots])
}

/** Selected items and their groups. */
export function useSelected(): { readonly selected: ReadonlySet<string>; readonly linkedGroups: ReadonlySet<string> } {
  const ids = useEditor(({ selectedItemIds }) => selectedItemIds)
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const groups = useMemo(() => ids.flatMap((id) => findOnTracks(tracks, id)?.item.groupId ?? []).join('\n'), [ids, tracks])
  const selected = useMemo(() => new Set(ids), [ids])
  const linkedGroups = useMemo(() => new Set(groups === '' ? [] : groups.split('\n')), [groups])
  return useMemo(() => ({ selected, linkedGroups }), [selected, linkedGroups])
}
