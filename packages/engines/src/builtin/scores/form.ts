import type { Section, SectionKind } from './score.ts'

/** `order`: sections by their first letters (V, C, B), `unit` bars each; repeated or cut to fit. */
export type FormStyle = {
  readonly order: string
  readonly unit: 4 | 8 | 12
  readonly intro: number
  readonly outro: number
  /** How full sections are against others of their kind, -1..1. Default 0. */
  readonly lift?: number
}

const KINDS: Readonly<Record<string, SectionKind>> = { V: 'verse', C: 'chorus', B: 'bridge' }
const SHORT_UNIT = 4

type Length = { readonly kind: SectionKind; readonly bars: number }

/** The course of a song of `bars` bars and one bar of ending behind them. Short pieces lose the intro first, then the outro. */
export function planForm(bars: number, style: FormStyle): Section[] {
  const intro = bars >= 20 ? style.intro : bars >= 10 ? Math.min(2, style.intro) : bars >= 6 ? Math.min(1, style.intro) : 0
  const outro = bars >= 16 ? style.outro : bars >= 8 ? Math.min(1, style.outro) : 0
  const body = bars - intro - outro
  const unit = body < style.unit * 2 ? SHORT_UNIT : style.unit
  const lengths: Length[] = [
    { kind: 'intro', bars: intro },
    ...planBody(body, unit, style.order),
    { kind: 'outro', bars: outro },
    { kind: 'ending', bars: 1 },
  ]
  return withEnergy(
    lengths.filter((length) => length.bars > 0),
    style.lift ?? 0,
  )
}

/** Whole units; what is left makes an extra bridge of whole four bars, and up to three bars that the last section sings on. */
function planBody(bars: number, unit: number, order: string): Length[] {
  const units = Math.floor(bars / unit)
  if (units === 0) return [{ kind: 'verse', bars }]
  const spare = bars - units * unit
  const extra = Math.floor(spare / SHORT_UNIT) * SHORT_UNIT
  const sections = relieved(
    bodyKinds(units, order).map((kind) => ({ kind, bars: unit })),
    order,
  )
  if (extra > 0) sections.splice(Math.max(1, sections.length - 1), 0, { kind: 'bridge', bars: extra })
  const whole = joined(sections)
  return whole.map(({ kind, bars: own }, i) => ({ kind, bars: i === whole.length - 1 ? own + spare - extra : own }))
}

/** Two choruses at the end of an order that knows no such pair: a few bars of bridge between them, or a longer verse before the one. */
function relieved(sections: Length[], order: string): Length[] {
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

function joined(lengths: readonly Length[]): Length[] {
  const result: Length[] = []
  for (const length of lengths) {
    const last = result.at(-1)
    if (last?.kind === length.kind && last.bars + length.bars <= 16)
      result[result.length - 1] = { kind: last.kind, bars: last.bars + length.bars }
    else result.push(length)
  }
  return result
}

const BASE: Readonly<Record<SectionKind, number>> = { intro: 0.32, verse: 0.52, chorus: 0.8, bridge: 0.42, outro: 0.36, ending: 0.6 }
const GROWTH: Readonly<Partial<Record<SectionKind, number>>> = { verse: 0.07, chorus: 0.06 }

/** Each return of a section is a little fuller; the last chorus gives all. */
function withEnergy(lengths: readonly Length[], lift: number): Section[] {
  const seen = new Map<SectionKind, number>()
  const lastChorus = lengths.findLastIndex((length) => length.kind === 'chorus')
  let firstBar = 0
  return lengths.map(({ kind, bars }, i) => {
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    const grown = BASE[kind] + lift * 0.2 + Math.min(0.14, (GROWTH[kind] ?? 0) * before)
    const section = { kind, firstBar, bars, energy: i === lastChorus && before > 0 ? 1 : Math.min(1, grown) }
    firstBar += bars
    return section
  })
}
