export type AccompanimentStyle =
  | 'rolling'
  | 'spread'
  | 'fingerpick'
  | 'offbeat'
  | 'pulse'
  | 'syncopated'
  | 'ostinato'
  | 'held'
  | 'waltz'
  | 'lazy'
  | 'arpeggio16'
  | 'interlocking'

/** One stroke of a bar: when (beats), how long, which notes of the chord (0 = lowest, 3 = the lowest an octave up ...), how strong (0..1). */
type Stroke = { readonly beat: number; readonly beats: number; readonly tones: readonly number[]; readonly force: number }

/** What the chord instrument plays in one bar. `bar` counts from 0 and turns the pattern over so that bars are not all alike. */
export function accompanyBar(style: AccompanimentStyle, beatsPerBar: number, bar: number): Stroke[] {
  return STYLES[style](beatsPerBar, bar)
}

const run = (tones: readonly number[], step: number, length: number, accent = 0.25): Stroke[] =>
  tones.map((tone, i) => ({
    beat: i * step,
    beats: length,
    tones: [tone],
    force: 0.62 + (i * step === Math.floor(i * step) ? accent * (i === 0 ? 1 : 0.5) : 0),
  }))

const strokes = (beats: readonly number[], length: number, tones: readonly number[], force = 0.7): Stroke[] =>
  beats.map((beat, i) => ({ beat, beats: length, tones, force: i === 0 ? force + 0.1 : force }))

const alternate = <T>(bar: number, even: T, odd: T): T => (bar % 2 === 0 ? even : odd)

const STYLES: Readonly<Record<AccompanimentStyle, (beatsPerBar: number, bar: number) => Stroke[]>> = {
  rolling: (_, bar) => run(alternate(bar, [0, 1, 2, 3, 4, 3, 2, 1], [0, 2, 3, 4, 5, 4, 3, 2]), 0.5, 1.6),
  spread: (_, bar) => [
    { beat: 0, beats: 4, tones: [0, 2], force: 0.75 },
    { beat: 1, beats: 3, tones: [3], force: 0.55 },
    { beat: alternate(bar, 2, 2.5), beats: 2, tones: [4], force: 0.5 },
    ...alternate(bar, [], [{ beat: 3.5, beats: 1, tones: [5], force: 0.45 }]),
  ],
  fingerpick: (_, bar) => run(alternate(bar, [0, 2, 3, 1, 0, 2, 4, 1], [0, 2, 1, 3, 0, 4, 2, 3]), 0.5, 1.1, 0.3),
  offbeat: (_, bar) => [
    ...strokes([0.5, 1.5, 2.5], 0.3, [0, 1, 2], 0.62),
    ...strokes(alternate(bar, [3.5], [3, 3.5]), 0.3, [1, 2, 3], 0.66),
  ],
  pulse: () => Array.from({ length: 8 }, (_, i) => ({ beat: i / 2, beats: 0.45, tones: [0, 1, 2], force: i % 4 === 0 ? 0.85 : 0.62 })),
  syncopated: (_, bar) => strokes(alternate(bar, [0, 1.5, 2.5, 3.5], [0, 0.75, 1.5, 3]), 0.7, [0, 1, 2, 3], 0.7),
  ostinato: (_, bar) =>
    run(
      alternate(bar, [0, 2, 1, 2, 3, 2, 1, 2], [0, 2, 3, 2, 1, 2, 3, 2]).flatMap((tone) => [tone, tone]),
      0.25,
      0.22,
      0.35,
    ),
  held: (beatsPerBar) => [{ beat: 0, beats: beatsPerBar, tones: [0, 1, 2], force: 0.6 }],
  waltz: (_, bar) => [
    { beat: 0, beats: 2.6, tones: [0], force: 0.72 },
    ...alternate(
      bar,
      strokes([1, 2], 0.9, [1, 2], 0.5),
      [1, 2, 3, 2].map((tone, i) => ({ beat: 1 + i / 2, beats: 1, tones: [tone], force: 0.5 })),
    ),
  ],
  lazy: (_, bar) => strokes(alternate(bar, [0, 1.5, 2.66], [0, 2.5, 3.5]), 1.1, [0, 1, 2, 3], 0.58),
  arpeggio16: (_, bar) =>
    run(
      alternate(bar, [0, 1, 2, 3, 2, 1, 3, 2], [0, 2, 3, 4, 3, 2, 1, 2]).flatMap((tone) => [tone, tone + 1]),
      0.25,
      0.22,
    ),
  interlocking: (_, bar) =>
    run(alternate(bar, [0, 2, 1, 3, 2, 0, 3, 1], [0, 3, 1, 2, 0, 4, 2, 1]), 0.5, 0.45, 0.3).concat(
      strokes([0.75, 2.25, 3.75], 0.3, [4], 0.5),
    ),
}
