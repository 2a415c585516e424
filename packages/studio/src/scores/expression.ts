import type { SongPlan } from './plan-song.ts'
import type { Role, Section, Track } from './score.ts'

const DUCKED: ReadonlySet<Role> = new Set(['pad', 'chords', 'counter', 'bass'])
const CONSTANT: ReadonlySet<Role> = new Set(['drums', 'riser'])

/** Expression automation by role: level by section energy, a crescendo in the bar before a section of higher energy, and sidechain ducking in genres that use it. */
export function expressionOf(plan: SongPlan, sections: readonly Section[]): (role: Role) => Track['expression'] {
  const { beats } = plan.genre.meter
  const curve = sections.flatMap((section, i) => {
    const level = levelOf(section.energy)
    const start = section.firstBar * beats
    const end = (section.firstBar + section.bars) * beats
    const next = sections[i + 1]
    const hasCrescendo = next && next.energy > section.energy + 0.05 && section.bars > 1
    return hasCrescendo
      ? [
          { beat: start, level },
          { beat: end - beats, level },
          { beat: end - 0.1, level: Math.min(1, levelOf(next.energy) + 0.06) },
        ]
      : [
          { beat: start, level },
          { beat: end - 0.1, level },
        ]
  })
  const constant = [{ beat: 0, level: 0.95 }]
  const ducked = plan.genre.sidechain ? duck(curve, sections, beats) : curve
  return (role) => (CONSTANT.has(role) ? constant : DUCKED.has(role) ? ducked : curve)
}

const levelOf = (energy: number): number => 0.68 + 0.3 * energy

/** In sections of energy 0.5 or more: attenuated on each beat, recovering before the next. */
function duck(curve: Track['expression'], sections: readonly Section[], beats: number): Track['expression'] {
  return sections.flatMap((section) => {
    const level = levelOf(section.energy)
    const start = section.firstBar * beats
    if (section.energy < 0.5 || section.kind === 'ending')
      return curve.filter((entry) => entry.beat >= start && entry.beat < start + section.bars * beats)
    return Array.from({ length: section.bars * beats }, (_, i) => [
      { beat: start + i, level: level * 0.42 },
      { beat: start + i + 0.55, level },
      { beat: start + i + 0.97, level },
    ]).flat()
  })
}
