import type { Chord } from './chords.ts'
import { pitchFrom } from './theory.ts'

/** Voicing types: close position, open (spread), power chord, shell (third and seventh), rootless jazz, and guitar. */
export type VoicingStyle = 'close' | 'open' | 'power' | 'shell' | 'rootless' | 'guitar'

/** Voices a chord around `centre`, ascending MIDI notes; voice leading minimizes movement from `before`. */
export function voiceChord(chord: Chord, style: VoicingStyle, centre: number, before?: readonly number[]): number[] {
  if (style === 'power') return powerChord(chord, centre)
  if (style === 'guitar') return guitarChord(chord, centre)
  const tones = tonesFor(chord, style)
  const candidates = inversions(tones, centre).map((voicing) => (style === 'open' ? spread(voicing) : voicing))
  return candidates.reduce((best, next) => (cost(next, centre, before) < cost(best, centre, before) ? next : best))
}

function tonesFor({ tones }: Chord, style: VoicingStyle): readonly number[] {
  if (tones.length <= 3) return tones
  if (style === 'shell') return [tones[1]!, tones[3]!]
  if (style === 'rootless') return tones.slice(1).slice(-4)
  return tones.length > 4 ? [tones[0]!, tones[1]!, ...tones.slice(3)] : tones
}

/** All inversions in close position near `centre`. */
function inversions(tones: readonly number[], centre: number): number[][] {
  return tones.flatMap((_, first) =>
    [centre - 11, centre - 5].map((lowest) => {
      const voicing: number[] = []
      for (let i = 0; i < tones.length; i++) {
        const from = voicing.length === 0 ? lowest : voicing.at(-1)! + 1
        voicing.push(pitchFrom(tones[(first + i) % tones.length]!, from))
      }
      return voicing
    }),
  )
}

/** Raises the second lowest voice by an octave. */
function spread(voicing: readonly number[]): number[] {
  if (voicing.length < 3) return [...voicing]
  return voicing.map((pitch, i) => (i === 1 ? pitch + 12 : pitch)).sort((a, b) => a - b)
}

function cost(voicing: readonly number[], centre: number, before?: readonly number[]): number {
  const middle = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length
  // Seconds in a low register sound muddy.
  const lowSecondCost = voicing.length > 2 && voicing[1]! - voicing[0]! < 3 && voicing[0]! < 55 ? 4 : 0
  const distance = Math.abs(middle - centre) * 0.6 + lowSecondCost
  if (!before || before.length === 0) return distance
  const movement = voicing.reduce((sum, pitch) => sum + Math.min(...before.map((old) => Math.abs(old - pitch))), 0)
  return distance + movement / voicing.length
}

function powerChord(chord: Chord, centre: number): number[] {
  const root = pitchFrom(chord.root, centre - 6)
  return [root, root + 7, root + 12]
}

/** Root, fifth, then the other chord tones upwards, as on a guitar. */
function guitarChord(chord: Chord, centre: number): number[] {
  const root = pitchFrom(chord.root, Math.max(40, centre - 18))
  const voicing = [root]
  const upper = chord.tones.length > 4 ? chord.tones.filter((_, i) => i !== 2) : chord.tones
  for (let lowest = root + 5; voicing.length < 5; lowest = voicing.at(-1)! + 3) {
    const next = Math.min(...upper.map((tone) => pitchFrom(tone, lowest)))
    voicing.push(next)
  }
  return voicing
}

/** The chord tone at `index` of a voicing that continues upwards in octaves. */
export function arpeggioTone(voicing: readonly number[], index: number): number {
  return voicing[index % voicing.length]! + 12 * Math.floor(index / voicing.length)
}
