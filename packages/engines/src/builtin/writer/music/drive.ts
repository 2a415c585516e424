import type { MusicMoment } from '../../../ports/writer.ts'

/** How a stretch of a song goes: `quiet` is looked at, `steady` moves along, `big` is where everything happens. */
export type Drive = 'quiet' | 'steady' | 'big'

const OF_SECTION: Record<MusicMoment['section'], number> = { intro: -0.16, verse: -0.06, chorus: 0.26, bridge: -0.04, outro: -0.22 }

/** The drive of every moment: its loudness against the rest of this song, and what its section is for. */
export function drivesOf(moments: readonly MusicMoment[]): Drive[] {
  const loud = moments.map(({ energy }) => (Number.isFinite(energy) ? energy : 0.5))
  const least = loud.reduce((a, b) => Math.min(a, b), 1)
  const most = loud.reduce((a, b) => Math.max(a, b), 0)
  return moments.map(({ section }, i) => {
    const share = most - least < 0.05 ? 0.45 : (loud[i]! - least) / (most - least)
    const drive = share * 0.75 + (OF_SECTION[section] ?? 0)
    return drive > 0.55 ? 'big' : drive > 0.26 ? 'steady' : 'quiet'
  })
}
