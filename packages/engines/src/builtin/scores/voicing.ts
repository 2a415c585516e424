import type { Chord } from './chords.ts'
import { foldFrom } from './theory.ts'

/** How an instrument lays out a chord: piano hand, wide strings, guitar fifths, jazz third and seventh, jazz hand without root, six strings. */
export type VoicingStyle = 'close' | 'open' | 'power' | 'shell' | 'rootless' | 'guitar'

/** The chord around `centre`, low to high; keeps near `before` so that voices move by small steps. */
export function voiceChord(chord: Chord, style: VoicingStyle, centre: number, before?: readonly number[]): number[] {
  if (style === 'power') return powerChord(chord, centre)
  if (style === 'guitar') return guitarChord(chord, centre)
  const tones = tonesFor(chord, style)
  const candidates = inversions(tones, centre).map((voicing) => (style === 'open' ? openUp(voicing) : voicing))
  return candidates.reduce((best, next) => (cost(next, centre, before) < cost(best, centre, before) ? next : best))
}

function tonesFor({ tones }: Chord, style: VoicingStyle): readonly number[] {
  if (tones.length <= 3) return tones
  if (style === 'shell') return [tones[1]!, tones[3]!]
  if (style === 'rootless') return tones.slice(1).slice(-4)
  return tones.length > 4 ? [tones[0]!, tones[1]!, ...tones.slice(3)] : tones
}

/** Every rotation of the chord in close position near `centre`. */
function inversions(tones: readonly number[], centre: number): number[][] {
  return tones.flatMap((_, first) =>
    [centre - 11, centre - 5].map((lowest) => {
      const voicing: number[] = []
      for (let i = 0; i < tones.length; i++) {
        const from = voicing.length === 0 ? lowest : voicing.at(-1)! + 1
        voicing.push(foldFrom(tones[(first + i) % tones.length]!, from))
      }
      return voicing
    }),
  )
}

/** The second voice from below goes up an octave: air in the middle. */
function openUp(voicing: readonly number[]): number[] {
  if (voicing.length < 3) return [...voicing]
  return voicing.map((pitch, i) => (i === 1 ? pitch + 12 : pitch)).sort((a, b) => a - b)
}

function cost(voicing: readonly number[], centre: number, before?: readonly number[]): number {
  const middle = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length
  // A second at the bottom of a chord is mud.
  const mud = voicing.length > 2 && voicing[1]! - voicing[0]! < 3 && voicing[0]! < 55 ? 4 : 0
  const away = Math.abs(middle - centre) * 0.6 + mud
  if (!before || before.length === 0) return away
  const moved = voicing.reduce((sum, pitch) => sum + Math.min(...before.map((old) => Math.abs(old - pitch))), 0)
  return away + moved / voicing.length
}

function powerChord(chord: Chord, centre: number): number[] {
  const root = foldFrom(chord.root, centre - 6)
  return [root, root + 7, root + 12]
}

/** Root, fifth, then the rest upwards, as an open hand on six strings. */
function guitarChord(chord: Chord, centre: number): number[] {
  const root = foldFrom(chord.root, Math.max(40, centre - 18))
  const voicing = [root]
  const upper = chord.tones.length > 4 ? chord.tones.filter((_, i) => i !== 2) : chord.tones
  for (let lowest = root + 5; voicing.length < 5; lowest = voicing.at(-1)! + 3) {
    const next = Math.min(...upper.map((tone) => foldFrom(tone, lowest)))
    voicing.push(next)
  }
  return voicing
}

/** The `index`th note of a chord that goes on upwards by octaves for ever. */
export function toneOf(voicing: readonly number[], index: number): number {
  return voicing[index % voicing.length]! + 12 * Math.floor(index / voicing.length)
}
