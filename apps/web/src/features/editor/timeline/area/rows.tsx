import { trackCategory } from '@fablecut/domain/timeline/queries'
import { memo } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { useItemKeys } from '../keys/use-item-keys.ts'
import { useRestoredFocus } from '../keys/use-restored-focus.ts'
import { rowsWithin } from '../row-layout.ts'
import { useFilmLevels } from '../sound/use-film-levels.ts'
import { useView } from '../timeline-context.tsx'
import { TrackRow } from './track-row.tsx'
import { useAssets, useRows, useSelected, useShotNumbers } from './use-rows.ts'
import { useTabStop } from './use-tab-stop.ts'

/** Visible rows as an ARIA grid: a row per track, a cell per item. `frameWidth` in px. */
export const Rows = memo(function Rows({ frameWidth: pxPerFrame }: { frameWidth: number }) {
  const { rows } = useRows()
  const down = useView((view) => view.down)
  const across = useView((view) => view.across)
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const [assets, numbers, { selected, linkedGroups }] = [useAssets(), useShotNumbers(), useSelected()]
  const focusedId = useTabStop()
  const levels = useFilmLevels()
  const onKeyDown = useItemKeys()
  useRestoredFocus()
  return (
    <div
      role="grid"
      aria-label={timelineTexts.tracksLabel}
      aria-multiselectable
      aria-rowcount={rows.length}
      onKeyDown={onKeyDown}
      className="absolute inset-0"
    >
      {rowsWithin(rows, down).map(({ track, index, top, height }) => (
        <TrackRow
          key={track.id}
          name={track.name ?? timelineTexts.tracks[trackCategory(track, assets)]}
          focusedId={focusedId !== null && track.items.some(({ id }) => id === focusedId) ? focusedId : null}
          {...{ track, index, top, height, across, pxPerFrame, fps, assets, numbers, selected, linkedGroups, levels }}
        />
      ))}
    </div>
  )
})
