import type { Section, SectionKind } from './score.ts'

/** `order`: sections as V, C, B with `unit` bars each; repeated or truncated to fit. `intro`, `outro`: maximum bars. */
export type FormStyle = {
  readonly order: string
  readonly sectionBars: 4 | 8 | 12
  readonly intro: number
  readonly outro: number
  /** Offset of the energy of all sections, -1 to 1. Default 0. */
  readonly energyOffset?: number
}

const KINDS: Readonly<Record<string, SectionKind>> = { V: 'verse', C: 'chorus', B: 'bridge' }
const SHORT_UNIT = 4

type SectionLength = { readonly kind: SectionKind; readonly bars: number }

/** The sections of a song of `bars` bars plus one bar of ending. Short songs have no intro, then no outro. */
export function planForm(bars: number, style: FormStyle): Section[] {
  const intro = bars >= 20 ? style.intro : bars >= 10 ? Math.min(2, style.intro) : bars >= 6 ? Math.min(1, style.intro) : 0
  const outro = bars >= 16 ? style.outro : bars >= 8 ? Math.min(1, style.outro) : 0
  const body = bars - intro - outro
  const unit = body < style.sectionBars * 2 ? SHORT_UNIT : style.sectionBars
  const lengths: SectionLength[] = [
    { kind: 'intro', bars: intro },
    ...planBody(body, unit, style.order),
    { kind: 'outro', bars: outro },
    { kind: 'ending', bars: 1 },
  ]
  return withEnergy(
    lengths.filter((length) => length.bars > 0),
    style.energyOffset ?? 0,
  )
}

/** Sections of whole units. Remaining bars become a bridge in multiples of four bars, the rest extends the last section. */
function planBody(bars: number, unit: number, order: string): SectionLength[] {
  const units = Math.floor(bars / unit)
  if (units === 0) return [{ kind: 'verse', bars }]
  const remaining = bars - units * unit
  const extra = Math.floor(remaining / SHORT_UNIT) * SHORT_UNIT
  const sections = separateChoruses(
    bodyKinds(units, order).map((kind) => ({ kind, bars: unit })),
    order,
  )
  if (extra > 0) sections.splice(Math.max(1, sections.length - 1), 0, { kind: 'bridge', bars: extra })
  const merged = mergeRepeated(sections)
  return merged.map(({ kind, bars: own }, i) => ({ kind, bars: i === merged.length - 1 ? own + remaining - extra : own }))
}

/** Separates two final choruses, unless the order contains pairs: by a bridge, or by replacing the first with a verse. */
function separateChoruses(sections: SectionLength[], order: string): SectionLength[] {
  const [before, last] = sections.slice(-2)
  if (!last || before?.kind !== 'chorus' || last.kind !== 'chorus' || order.includes('CC')) return sections
  const rest = sections.slice(0, -2)
  if (last.bars < 2 * SHORT_UNIT) return [...rest, { kind: 'verse', bars: before.bars }, last]
  return [...rest, before, { kind: 'bridge', bars: SHORT_UNIT }, { kind: 'chorus', bars: last.bars - SHORT_UNIT }]
}

function bodyKinds(units: number, order: string): SectionKind[] {
  const kinds = Array.from({ length: units }, (_, i) => KINDS[order[i % order.length]!]!)
  if (units > 1) kinds[units - 1] = 'chorus'
  return units < 5 ? kinds.map((kind, i) => (kind === 'bridge' ? (i % 2 === 0 ? 'verse' : 'chorus') : kind)) : kinds
}

function mergeRepeated(lengths: readonly SectionLength[]): SectionLength[] {
  const result: SectionLength[] = []
  for (const length of lengths) {
    const last = result.at(-1)
    if (last?.kind === length.kind && last.bars + length.bars <= 16)
      result[result.length - 1] = { kind: last.kind, bars: last.bars + length.bars }
    else result.push(length)
  }
  return result
}

const BASE_ENERGY: Readonly<Record<SectionKind, number>> = { intro: 0.32, verse: 0.52, chorus: 0.8, bridge: 0.42, outro: 0.36, ending: 0.6 }
const ENERGY_GROWTH: Readonly<Partial<Record<SectionKind, number>>> = { verse: 0.07, chorus: 0.06 }

/** Energy increases with each repetition of a section; the last chorus has energy 1. */
function withEnergy(lengths: readonly SectionLength[], lift: number): Section[] {
  const seen = new Map<SectionKind, number>()
  const lastChorus = lengths.findLastIndex((length) => length.kind === 'chorus')
  let firstBar = 0
  return lengths.map(({ kind, bars }, i) => {
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    const energy = BASE_ENERGY[kind] + lift * 0.2 + Math.min(0.14, (ENERGY_GROWTH[kind] ?? 0) * before)
    const section = { kind, firstBar, bars, energy: i === lastChorus && before > 0 ? 1 : Math.min(1, energy) }
    firstBar += bars
    return section
  })
}
