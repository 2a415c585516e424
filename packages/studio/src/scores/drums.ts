import { pick, type Random } from '../paint/random.ts'
import type { DrumPart, Groove, Lanes } from './genre.ts'
import { patternEvents, type Meter } from './meter.ts'
import { DRUMS, type DrumName } from './drum-kit.ts'

/** A drum hit: General MIDI key, beat within the bar, `accent` 0 to 1. */
type DrumHit = { readonly drum: number; readonly beat: number; readonly accent: number; readonly isDelayed: boolean }

const ACCENTS: Readonly<Record<string, number>> = { X: 0.95, x: 0.75, o: 0.55, g: 0.34, r: 0.55, t: 0.5 }
const ROLLS: Readonly<Record<string, number>> = { r: 2, t: 3 }
const LIGHT_PERCUSSION: ReadonlySet<string> = new Set([
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

type DrumBar = {
  /** Index within the section. */
  readonly bar: number
  readonly energy: number
  /** Whether the bar is the last of its section and ends with a fill. */
  readonly fill: boolean
  /** Whether the bar is the first of a section with higher energy. */
  readonly isFirst: boolean
}

/** The drum hits of a bar. */
export function drumBar(part: DrumPart, groove: Groove, meter: Meter, context: DrumBar, random: Random): DrumHit[] {
  const lanes = lanesFor(groove, context.energy)
  const hits = hitsOf(lanes, meter, context.bar)
  const crash = context.isFirst && part.crash ? [{ drum: DRUMS[part.crash], beat: 0, accent: 0.7, isDelayed: false }] : []
  if (!context.fill || part.fills.length === 0) return [...crash, ...hits]
  const fill = hitsOf(pick(part.fills, random), meter, 0)
  const from = Math.min(...fill.map((hit) => hit.beat))
  return [...crash, ...hits.filter((hit) => hit.beat < from - 0.01), ...fill]
}

function lanesFor({ light, main, full }: Groove, energy: number): Lanes {
  if (energy >= 0.75) return { ...main, ...full }
  if (energy >= 0.45) return main
  return light ?? Object.fromEntries(Object.entries(main).filter(([name]) => LIGHT_PERCUSSION.has(name)))
}

function hitsOf(lanes: Lanes, meter: Meter, bar: number): DrumHit[] {
  return (Object.keys(lanes) as DrumName[]).flatMap((name) =>
    patternEvents(lanes[name]!, meter, bar).flatMap(({ symbol, beat }) => {
      const count = ROLLS[symbol] ?? 1
      const accent = ACCENTS[symbol] ?? 0.7
      return Array.from({ length: count }, (_, i) => ({
        drum: DRUMS[name],
        beat: beat + i / count / meter.steps,
        accent: accent * (i === 0 ? 1 : 0.85),
        isDelayed: name === 'snare' || name === 'clap',
      }))
    }),
  )
}
