import type { Section, SectionKind } from './score.ts'

const UNIT_BARS = 4

/** The course of a song of `bars` bars and one bar of ending behind them. Short pieces lose the intro first, then the outro. */
export function planForm(bars: number): Section[] {
  const intro = bars >= 20 ? 4 : bars >= 10 ? 2 : bars >= 6 ? 1 : 0
  const outro = bars >= 16 ? 2 : bars >= 8 ? 1 : 0
  const lengths = [
    ...filled('intro', intro),
    ...body(bars - intro - outro),
    ...filled('outro', outro),
    { kind: 'ending' as const, bars: 1 },
  ]
  let firstBar = 0
  return lengths.map(({ kind, bars: length }) => {
    const section = { kind, firstBar, bars: length }
    firstBar += length
    return section
  })
}

type Length = { readonly kind: SectionKind; readonly bars: number }

const filled = (kind: SectionKind, bars: number): Length[] => (bars > 0 ? [{ kind, bars }] : [])

function body(bars: number): Length[] {
  const units = Math.max(1, Math.floor(bars / UNIT_BARS))
  const kinds = bodyKinds(units)
  const lengths: Length[] = []
  kinds.forEach((kind, i) => {
    // What does not fill a unit makes the last section longer.
    const length = i === kinds.length - 1 ? bars - UNIT_BARS * (kinds.length - 1) : UNIT_BARS
    const last = lengths.at(-1)
    if (last?.kind === kind) lengths[lengths.length - 1] = { kind, bars: last.bars + length }
    else lengths.push({ kind, bars: length })
  })
  return lengths
}

/** Verse and chorus in turn; in long songs pairs of units, and a bridge before the last chorus. */
function bodyKinds(units: number): SectionKind[] {
  if (units === 1) return ['verse']
  const width = units >= 8 ? 2 : 1
  const kinds = Array.from({ length: units }, (_, i): SectionKind => (Math.floor(i / width) % 2 === 0 ? 'verse' : 'chorus'))
  for (let i = Math.max(1, units - width); i < units; i++) kinds[i] = 'chorus'
  if (units >= 7) kinds[units - width - 1] = 'bridge'
  return kinds
}
