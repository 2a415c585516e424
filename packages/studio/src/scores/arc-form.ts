import type { ArcPart, ArcPassage } from '@fablecut/domain/story/shot-plan/film/story-arc'
import type { Section, SectionKind } from './score.ts'

const KIND_OF_PART: Readonly<Record<ArcPart, SectionKind>> = {
  opening: 'intro',
  passage: 'verse',
  tension: 'bridge',
  climax: 'chorus',
  resolution: 'outro',
}
/** Under a voice music is quiet where the story is, and never full. */
const [LOW, HIGH] = [0.24, 0.74]
const ENDING_ENERGY = 0.5
/** A long opening is more than an intro. */
const MAX_INTRO_BARS = 4
const MIN_BARS = 2

/**
 * The sections of a score of `bars` bars plus one bar of ending that follow the passages of a story: each begins with the bar nearest to its passage.
 * Passages without two bars of their own are left out.
 */
export function planArcForm(bars: number, barSeconds: number, arc: readonly ArcPassage[]): Section[] {
  const starts: { readonly bar: number; readonly passage: ArcPassage }[] = []
  for (const passage of arc) {
    const bar = Math.round(passage.startSeconds / barSeconds)
    const isFree = starts.length === 0 || bar - starts.at(-1)!.bar >= MIN_BARS
    if (isFree && (starts.length === 0 || bar <= bars - MIN_BARS)) starts.push({ bar: starts.length === 0 ? 0 : bar, passage })
  }
  const sections = starts.map(({ bar, passage: { part, intensity } }, i): Section => {
    const length = (starts[i + 1]?.bar ?? bars) - bar
    const kind = part === 'opening' && length > MAX_INTRO_BARS ? 'verse' : KIND_OF_PART[part]
    return { kind, firstBar: bar, bars: length, energy: LOW + (HIGH - LOW) * intensity }
  })
  return [...sections, { kind: 'ending', firstBar: bars, bars: 1, energy: ENDING_ENERGY }]
}
