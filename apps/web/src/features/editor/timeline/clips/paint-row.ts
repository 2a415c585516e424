import { LAYOUT } from '../geometry/rows.ts'
import type { AudioItem, MediaAsset, TimelineItem, VideoItem } from '@fablecut/domain/timeline/model'
import { beatsOfItem, type KnownBeats } from '../beats/known-beats.ts'
import { paintBeats } from '../beats/paint-beats.ts'
import { clipBox } from '../clip-box.ts'
import { paintSound } from '../sound/paint-sound.ts'
import { waveformBand, type Band, type SoundAround } from '../sound/sound-band.ts'
import type { Extent } from '../visible-items.ts'
import { waveColumns, type Peaks } from '../wave-columns.ts'
import { isMuted } from './clip-model.ts'
import { hasWaveform } from './has-waveform.ts'
import { sourceMotion } from './source-motion.ts'

export type RowColours = Readonly<
  Record<
    | 'voice'
    | 'voicePlate'
    | 'music'
    | 'musicPlate'
    | 'picture'
    | 'caption'
    | 'failed'
    | 'selected'
    | 'clipSound'
    | 'clipSoundPlate'
    | 'line'
    | 'shade',
    string
  >
>

export type PaintedRow = {
  readonly clips: readonly TimelineItem[]
  readonly narrow: readonly TimelineItem[]
  readonly assets: ReadonlyMap<string, MediaAsset>
  readonly selected: ReadonlySet<string>
  readonly across: Extent
  readonly height: number
  readonly pxPerFrame: number
  readonly fps: number
  readonly sound: SoundAround
  readonly songBeats: KnownBeats
}

type Paint = { readonly wavesOf: (mediaAssetId: string) => Peaks | undefined; readonly colours: RowColours }
type Context = Parameters<typeof paintSound>[0] & Pick<CanvasRenderingContext2D, 'fillRect' | 'roundRect'>

const BAR_WIDTH = 2
const MUTED_ALPHA = 0.35
const CLIP_SOUND_ALPHA = 0.55

/** Draws waveforms and narrow items of a row. `across`: range covered by the canvas, in px. */
export function paintRow(context: Context, row: PaintedRow, paint: Paint): void {
  for (const item of row.narrow) paintNarrow(context, item, row, paint.colours)
  for (const item of row.clips) {
    if (!hasWaveform(item, row.pxPerFrame)) continue
    if (item.type === 'audio') paintPlate(context, item, row, paint.colours)
    paintWave(context, item, row, paint)
    if (item.type === 'video' && !paint.wavesOf(item.mediaAssetId)?.peaks.length) continue
    const place = {
      band: waveformBand(item, row.height),
      pxPerFrame: row.pxPerFrame,
      fromX: row.across.from,
      isSelected: row.selected.has(item.id),
    }
    paintSound(context, item, row.sound, place, paint.colours)
    if (item.type === 'audio') paintBeatsOf(context, item, row, paint.colours)
  }
  context.globalAlpha = 1
}

function paintBeatsOf(context: Context, item: AudioItem, row: PaintedRow, colours: RowColours): void {
  const beats = beatsOfItem(item, row.songBeats, { fps: row.fps, asset: row.assets.get(item.mediaAssetId) })
  const { height, pxPerFrame, across } = row
  if (beats.length > 0) paintBeats(context, beats, { fromX: across.from, toX: across.to, height, pxPerFrame }, colours.line)
}

function paintNarrow(context: Context, item: TimelineItem, row: PaintedRow, colours: RowColours): void {
  const { x, width } = clipBox(item, row.pxPerFrame)
  context.globalAlpha = 1
  context.fillStyle = row.selected.has(item.id) ? colours.selected : colours[plateOf(item, row.assets)]
  context.fillRect(x - row.across.from, 0, width, row.height)
}

const isVoice = (item: TimelineItem, assets: ReadonlyMap<string, MediaAsset>): boolean =>
  item.type === 'audio' && assets.get(item.mediaAssetId)?.subtype === 'voiceover'

function plateOf(item: TimelineItem, assets: ReadonlyMap<string, MediaAsset>): keyof RowColours {
  if (item.type === 'overlay') return 'failed'
  if (item.type === 'caption') return 'caption'
  if (item.type !== 'audio') return 'picture'
  return isVoice(item, assets) ? 'voicePlate' : 'musicPlate'
}

/** Background of a waveform; the clip with its title is above it. */
function paintPlate(context: Context, item: TimelineItem, row: PaintedRow, colours: RowColours): void {
  const { x, width } = clipBox(item, row.pxPerFrame)
  context.globalAlpha = 1
  context.fillStyle = colours[plateOf(item, row.assets)]
  context.beginPath()
  context.roundRect(x - row.across.from, 0, width, row.height, LAYOUT.cornerRadius)
  context.fill()
}

function paintWave(context: Context, item: AudioItem | VideoItem, row: PaintedRow, { wavesOf, colours }: Paint): void {
  const peaks = wavesOf(item.mediaAssetId)
  if (!peaks || peaks.peaks.length === 0) return
  const { x, width } = clipBox(item, row.pxPerFrame)
  const band = waveformBand(item, row.height)
  const columns = waveColumns(
    peaks,
    { width, ...sourceMotion(item), pxPerFrame: row.pxPerFrame, fps: row.fps },
    { from: row.across.from - x, to: row.across.to - x },
  )
  if (item.type === 'video') paintBand(context, { x: x - row.across.from, width, ...band }, colours)
  context.fillStyle = item.type === 'video' ? colours.clipSound : colours[isVoice(item, row.assets) ? 'voice' : 'music']
  context.globalAlpha = isMuted(item) ? MUTED_ALPHA : 1
  for (const column of columns) {
    const height = Math.max(1.5, column.level * band.max)
    context.fillRect(x + column.x - row.across.from, band.top + (band.height - height) / 2, BAR_WIDTH, height)
  }
}

function paintBand(context: Context, { x, width, top, height }: Band & { x: number; width: number }, colours: RowColours): void {
  context.globalAlpha = CLIP_SOUND_ALPHA
  context.fillStyle = colours.clipSoundPlate
  context.fillRect(x, top, width, height)
}
