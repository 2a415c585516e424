import type { SongPlan } from './plan-song.ts'
import type { Role, Section, Track } from './score.ts'

const DUCKED: ReadonlySet<Role> = new Set(['pad', 'chords', 'counter', 'bass'])
const STILL: ReadonlySet<Role> = new Set(['drums', 'riser'])

/** How loud each player is led through the song: fuller sections louder, the bar before a fuller one rising, a duck on every beat where the genre pumps. */
export function swellsOf(plan: SongPlan, sections: readonly Section[]): (role: Role) => Track['swells'] {
  const { beats } = plan.genre.meter
  const arc = sections.flatMap((section, i) => {
    const level = levelOf(section.energy)
    const start = section.firstBar * beats
    const end = (section.firstBar + section.bars) * beats
    const next = sections[i + 1]
    const rises = next && next.energy > section.energy + 0.05 && section.bars > 1
    return rises
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
  const steady = [{ beat: 0, level: 0.95 }]
  const pumped = plan.genre.pumps ? pump(arc, sections, beats) : arc
  return (role) => (STILL.has(role) ? steady : DUCKED.has(role) ? pumped : arc)
}

const levelOf = (energy: number): number => 0.68 + 0.3 * energy

/** From the first full section on: down on the beat, back before the next. */
function pump(arc: Track['swells'], sections: readonly Section[], beats: number): Track['swells'] {
  return sections.flatMap((section) => {
    const level = levelOf(section.energy)
    const start = section.firstBar * beats
    if (section.energy < 0.5 || section.kind === 'ending')
      return arc.filter((entry) => entry.beat >= start && entry.beat < start + section.bars * beats)
    return Array.from({ length: section.bars * beats }, (_, i) => [
      { beat: start + i, level: level * 0.42 },
      { beat: start + i + 0.55, level },
      { beat: start + i + 0.97, level },
    ]).flat()
  })
}
