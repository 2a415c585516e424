import type { MusicMoment } from '../../../ports/writer.ts'

/** Intensity of a part of a song, from `quiet` to `big`. */
export type Intensity = 'quiet' | 'steady' | 'big'

const OF_SECTION: Record<MusicMoment['section'], number> = { intro: -0.16, verse: -0.06, chorus: 0.26, bridge: -0.04, outro: -0.22 }

/** The intensity of every moment: its loudness against the rest of this song, and what its section is for. */
export function intensitiesOf(moments: readonly MusicMoment[]): Intensity[] {
  const loud = moments.map(({ energy }) => (Number.isFinite(energy) ? energy : 0.5))
  const min = loud.reduce((a, b) => Math.min(a, b), 1)
  const max = loud.reduce((a, b) => Math.max(a, b), 0)
  return moments.map(({ section }, i) => {
    const share = max - min < 0.05 ? 0.45 : (loud[i]! - min) / (max - min)
    const intensity = share * 0.75 + (OF_SECTION[section] ?? 0)
    return intensity > 0.55 ? 'big' : intensity > 0.26 ? 'steady' : 'quiet'
  })
}
