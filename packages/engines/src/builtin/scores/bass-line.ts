export type BassStyle = 'long' | 'rootFifth' | 'eighths' | 'syncopated' | 'pulse' | 'oompah' | 'drone'

/** One bass note of a bar: `interval` is in steps of the scale above the chord's root (4 = its fifth, 7 = its octave, -1 = the step below). */
type BassNote = { readonly beat: number; readonly beats: number; readonly interval: number; readonly force: number }

const at = (beat: number, beats: number, interval = 0, force = 0.8): BassNote => ({ beat, beats, interval, force })

/** What the bass plays in one bar. `leadsOn`: the last bar before another chord, which the line then walks towards. */
export function bassBar(style: BassStyle, beatsPerBar: number, bar: number, leadsOn: boolean): BassNote[] {
  switch (style) {
    case 'long':
      return [at(0, beatsPerBar * 0.97)]
    case 'drone':
      return bar % 2 === 0 ? [at(0, beatsPerBar * 0.97)] : [at(0, 2.4), at(2.5, 1.4, 4, 0.65)]
    case 'rootFifth':
      return [at(0, 1.4), at(1.5, 0.45, 0, 0.6), at(2, 1.4, 4, 0.75), ...(leadsOn ? [at(3.5, 0.45, -1, 0.6)] : [])]
    case 'eighths':
      return Array.from({ length: 8 }, (_, i) => at(i / 2, 0.42, leadsOn && i === 7 ? 4 : i === 5 ? 7 : 0, i % 2 === 0 ? 0.86 : 0.68))
    case 'syncopated':
      return [at(0, 1.3), at(1.5, 0.9, bar % 2 === 0 ? 0 : 4, 0.7), at(2.75, 0.6, 0, 0.72), ...(leadsOn ? [at(3.5, 0.4, 4, 0.65)] : [])]
    case 'pulse':
      return Array.from({ length: 16 }, (_, i) => at(i / 4, 0.2, 0, i % 4 === 0 ? 0.8 : 0.5 + (i % 2 === 0 ? 0.08 : 0)))
    case 'oompah':
      return [
        at(0, 0.5),
        at(1, 0.4, 4, 0.62),
        at(2, 0.5, bar % 2 === 0 ? 0 : 2, 0.76),
        ...(leadsOn ? [at(3, 0.4, 4, 0.62), at(3.5, 0.4, -1, 0.62)] : [at(3, 0.4, 4, 0.62)]),
      ]
  }
}
