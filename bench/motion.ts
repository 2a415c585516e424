import { GRAPHIC_EXAMPLES } from '@fablecut/studio/motion/graphic-examples'
import { drawGraphic } from '@fablecut/studio/motion/draw-graphic'
import { type BenchRow, benchRow } from './row.ts'

const FRAMES = 30
const FPS = 30
const TEXT = [{ words: 'A heading', role: 'title', at: 0 }] as const

/** Frames of motion graphics at 720p per CPU second on one core, pixels read, not encoded. */
export async function run(): Promise<BenchRow[]> {
  const rates: { readonly name: string; readonly rate: number }[] = []
  for (const [name, { graphic }] of Object.entries(GRAPHIC_EXAMPLES)) rates.push({ name, rate: await rateOf(graphic) })
  const sorted = rates.map(({ rate }) => rate).toSorted((a, b) => a - b)
  return [
    benchRow('frames of a motion graphic at 720p per CPU second, slowest template', sorted[0]!, FPS, '>= 1'),
    ...rates.map(({ name, rate }) => benchRow(`frames of the motion graphic ${name} per CPU second`, rate, FPS, 'for comparison')),
  ]
}

async function rateOf(graphic: Parameters<typeof drawGraphic>[0]['graphic']): Promise<number> {
  const drawn = await drawGraphic({
    graphic,
    text: TEXT,
    style: 'citypop',
    width: 1280,
    height: 720,
    seed: 3,
    cueSeconds: [],
    durationSeconds: 5,
    language: 'en',
  })
  const begun = process.cpuUsage()
  for (let index = 0; index < FRAMES; index++) drawn.frame((index / FRAMES) * 4).data()
  const { user, system } = process.cpuUsage(begun)
  return FRAMES / ((user + system) / 1e6)
}
