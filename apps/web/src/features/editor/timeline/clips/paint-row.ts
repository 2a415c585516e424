import { LAYOUT } from '../geometry/rows.ts'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { clipBox } from '../clip-box.ts'
import type { Extent } from '../visible-items.ts'
import { waveColumns, type Peaks } from '../wave-columns.ts'
import { isMuted } from './clip-model.ts'

export type RowColours = Readonly<
  Record<'voice' | 'voicePlate' | 'music' | 'musicPlate' | 'picture' | 'caption' | 'failed' | 'selected', string>
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
}

type Paint = { readonly wavesOf: (mediaAssetId: string) => Peaks | undefined; readonly colours: RowColours }
type Context = Pick<CanvasRenderingContext2D, 'fillRect' | 'beginPath' | 'roundRect' | 'fill' | 'globalAlpha' | 'fillStyle'>

const BAR_WIDTH = 2
const MUTED_ALPHA = 0.35

/** Draws waveforms and narrow items of a row. `across`: range covered by the canvas, in px. */
export function paintRow(context: Context, row: PaintedRow, paint: Paint): void {
  for (const item of row.narrow) paintNarrow(context, item, row, paint.colours)
  for (const item of row.clips) {
    if (item.type !== 'audio') continue
    paintPlate(context, item, row, paint.colours)
    paintWave(context, item, row, paint)
  }
  context.globalAlpha = 1
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

function paintWave(context: Context, item: Extract<TimelineItem, { type: 'audio' }>, row: PaintedRow, { wavesOf, colours }: Paint): void {
  const peaks = wavesOf(item.mediaAssetId)
  if (!peaks) return
  const { x, width } = clipBox(item, row.pxPerFrame)
  const clip = { width, trimStart: item.sourceTrimStartFrames, speed: item.speed ?? 1, pxPerFrame: row.pxPerFrame, fps: row.fps }
  const max = row.height - 8
  context.fillStyle = colours[isVoice(item, row.assets) ? 'voice' : 'music']
  context.globalAlpha = isMuted(item) ? MUTED_ALPHA : 1
  for (const column of waveColumns(peaks, clip, { from: row.across.from - x, to: row.across.to - x })) {
    const height = Math.max(1.5, column.level * max)
    context.fillRect(x + column.x - row.across.from, (row.height - height) / 2, BAR_WIDTH, height)
  }
}
