import type { MusicMoment } from '@fablecut/generation/ports/writer'

/** Intensity of a moment of a song. */
export type Intensity = 'quiet' | 'steady' | 'big'

const SECTION_OFFSETS: Record<MusicMoment['section'], number> = { intro: -0.16, verse: -0.06, chorus: 0.26, bridge: -0.04, outro: -0.22 }

/** The intensity of every moment, from its loudness relative to the song and its section. */
export function intensitiesOf(moments: readonly MusicMoment[]): Intensity[] {
  const energies = moments.map(({ energy }) => (Number.isFinite(energy) ? energy : 0.5))
  const min = energies.reduce((a, b) => Math.min(a, b), 1)
  const max = energies.reduce((a, b) => Math.max(a, b), 0)
  return moments.map(({ section }, i) => {
    const level = max - min < 0.05 ? 0.45 : (energies[i]! - min) / (max - min)
    const intensity = level * 0.75 + (SECTION_OFFSETS[section] ?? 0)
    return intensity > 0.55 ? 'big' : intensity > 0.26 ? 'steady' : 'quiet'
  })
}
