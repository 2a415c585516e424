import { pick, type Random } from '../paint/random.ts'
import type { DrumPart, Groove, Lanes } from './genre.ts'
import { marksOfBar, type Meter } from './meter.ts'
import { DRUMS, type DrumName } from './drum-kit.ts'

/** One stroke: a General MIDI drum, when in the bar (beats), how strong (0..1). */
type Stroke = { readonly drum: number; readonly beat: number; readonly force: number; readonly late: boolean }

const FORCES: Readonly<Record<string, number>> = { X: 0.95, x: 0.75, o: 0.55, g: 0.34, r: 0.55, t: 0.5 }
const ROLLS: Readonly<Record<string, number>> = { r: 2, t: 3 }
const TIMEKEEPERS: ReadonlySet<string> = new Set([
  'hat',
  'shaker',
  'ride',
  'maracas',
  'cabasa',
  'stick',
  'pedal',
  'tambourine',
  'triangle',
  'guiro',
])

type BarOfDrums = {
  /** In its section, from 0. */
  readonly bar: number
  readonly energy: number
  /** The last bar of a section: a fill leads on. */
  readonly fill: boolean
  /** The first bar of a fuller section. */
  readonly opens: boolean
}

/** What the drums play in one bar. */
export function drumBar(part: DrumPart, groove: Groove, meter: Meter, at: BarOfDrums, random: Random): Stroke[] {
  const lanes = lanesFor(groove, at.energy)
  const strokes = strokesOf(lanes, meter, at.bar)
  const crash = at.opens && part.crash ? [{ drum: DRUMS[part.crash], beat: 0, force: 0.7, late: false }] : []
  if (!at.fill || part.fills.length === 0) return [...crash, ...strokes]
  const fill = strokesOf(pick(part.fills, random), meter, 0)
  const from = Math.min(...fill.map((stroke) => stroke.beat))
  return [...crash, ...strokes.filter((stroke) => stroke.beat < from - 0.01), ...fill]
}

function lanesFor({ light, main, full }: Groove, energy: number): Lanes {
  if (energy >= 0.75) return { ...main, ...full }
  if (energy >= 0.45) return main
  return light ?? Object.fromEntries(Object.entries(main).filter(([name]) => TIMEKEEPERS.has(name)))
}

function strokesOf(lanes: Lanes, meter: Meter, bar: number): Stroke[] {
  return (Object.keys(lanes) as DrumName[]).flatMap((name) =>
    marksOfBar(lanes[name]!, meter, bar).flatMap(({ sign, beat }) => {
      const count = ROLLS[sign] ?? 1
      const force = FORCES[sign] ?? 0.7
      return Array.from({ length: count }, (_, i) => ({
        drum: DRUMS[name],
        beat: beat + i / count / meter.steps,
        force: force * (i === 0 ? 1 : 0.85),
        late: name === 'snare' || name === 'clap',
      }))
    }),
  )
}
