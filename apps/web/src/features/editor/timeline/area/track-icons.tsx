import { LAYOUT } from '../geometry/rows.ts'
import { TrackHeader } from '../tracks/track-header.tsx'
import { useRows } from './use-rows.ts'

/** Header of each track. */
export function TrackIcons() {
  const { rows } = useRows()
  return rows.map(({ track, top, height }) => (
    <div key={track.id} className="absolute start-0" style={{ top: top + LAYOUT.ruler, height, width: LAYOUT.leftPanel }}>
      <TrackHeader track={track} />
    </div>
  ))
}
