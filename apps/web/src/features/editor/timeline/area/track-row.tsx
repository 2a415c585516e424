import type { MediaAsset, TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { memo, useMemo } from 'react'
import { cx } from '../../../../ui/class-names.ts'
import { clipBox } from '../clip-box.ts'
import { Clip } from '../clips/clip.tsx'
import { hasWaveform } from '../clips/has-waveform.ts'
import { RowCanvas } from '../clips/row-canvas.tsx'
import type { SoundAround } from '../sound/sound-band.ts'
import { SoundControls } from '../sound/sound-controls.tsx'
import type { FilmLevels } from '../sound/use-film-levels.ts'
import { itemById, itemsWithin, placeOf, splitByWidth, type Extent } from '../visible-items.ts'

export type RowNeeds = {
  readonly across: Extent
  readonly pxPerFrame: number
  readonly fps: number
  readonly assets: ReadonlyMap<string, MediaAsset>
  readonly numbers: ReadonlyMap<string, number>
  readonly selected: ReadonlySet<string>
  readonly linkedGroups: ReadonlySet<string>
  readonly levels: FilmLevels
}

type TrackRowProps = RowNeeds & { track: Track; index: number; top: number; height: number; name: string; focusedId: string | null }

/** The visible part of a track. Re-renders when its track, the window, the scale or the selection changes. */
export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const { track, index, top, height, name, across, pxPerFrame, fps, assets, selected } = props
  const { clips, narrow } = useDrawn(props)
  const sound = useSoundAround(props)
  const hasCanvas = narrow.length > 0 || clips.some((item) => hasWaveform(item, pxPerFrame))
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-label={name}
      data-track={track.id}
      className={cx('absolute inset-x-0 overflow-x-clip', (track.isHidden || track.isMuted) && 'opacity-50', track.isLocked && 'bg-hover')}
      style={{ top, height }}
    >
      {hasCanvas && (
        <RowCanvas {...{ clips, narrow, assets, selected, across, height, pxPerFrame, fps, sound }} isAbove={track.type === 'video'} />
      )}
      {clips.map((item) => clipOf(item, props, sound))}
    </div>
  )
})

function useDrawn({ track, across, pxPerFrame, selected, focusedId }: TrackRowProps) {
  return useMemo(() => {
    const frames = { from: across.from / pxPerFrame, to: across.to / pxPerFrame }
    const drawn = splitByWidth(itemsWithin(track.items, frames), pxPerFrame, ({ id }) => selected.has(id) || id === focusedId)
    return { ...drawn, clips: withFocused(drawn.clips, track, focusedId) }
  }, [track, across, pxPerFrame, selected, focusedId])
}

function useSoundAround({ track, assets, fps, levels: { musicGain, totalFrames } }: TrackRowProps): SoundAround {
  return useMemo(() => ({ track, assets, fps, musicGain, totalFrames }), [track, assets, fps, musicGain, totalFrames])
}

/** Keeps the focused clip mounted when it is scrolled out of view, so that the focus is not lost. */
function withFocused(clips: readonly TimelineItem[], track: Track, focusedId: string | null): readonly TimelineItem[] {
  const focused = focusedId === null ? undefined : itemById(track.items, focusedId)
  return !focused || clips.includes(focused) ? clips : [...clips, focused]
}

function clipOf(
  item: TimelineItem,
  { track, height, across, pxPerFrame, fps, assets, numbers, selected, linkedGroups, focusedId }: TrackRowProps,
  sound: SoundAround,
) {
  const { x, width } = clipBox(item, pxPerFrame)
  const isSelected = selected.has(item.id)
  return (
    <Clip
      key={item.id}
      item={item}
      asset={'mediaAssetId' in item ? assets.get(item.mediaAssetId) : undefined}
      place={placeOf(track.items, item.id) + 1}
      x={x}
      width={width}
      height={height}
      pxPerFrame={pxPerFrame}
      fps={fps}
      from={Math.max(0, across.from - x)}
      to={Math.min(width, across.to - x)}
      number={item.shotId === undefined || !track.isPrimary ? undefined : numbers.get(item.shotId)}
      isSelected={isSelected}
      isLinked={!isSelected && item.groupId !== undefined && linkedGroups.has(item.groupId)}
      isFocused={item.id === focusedId}
      controls={isSelected && <SoundControls {...{ item, sound, width, height, pxPerFrame }} />}
    />
  )
}
