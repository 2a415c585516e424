import type { PlanFigure, PlanSize, PlanText, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MusicMood, MusicMoment, MusicScenes } from '@fablecut/generation/ports/writer'
import type { Chooser } from '../seeded-choice.ts'
import type { Intensity } from './intensity.ts'
import type { LinePicture } from './line-pictures.ts'
import type { World } from './scenery.ts'

/** Inputs of the shot writers of a music video. */
export type MusicVideo = {
  readonly request: MusicScenes
  readonly moments: readonly MusicMoment[]
  readonly intensities: readonly Intensity[]
  readonly mood: MusicMood
  readonly world: World
  readonly chooser: Chooser
  /** What the lyrics of each moment show; undefined where nothing is sure. */
  readonly pictures: readonly (LinePicture | undefined)[]
}

/** Where and when a shot takes place. */
export type Setting = Pick<ShotPlan, 'place' | 'hour' | 'weather'>

/** A shot before its camera. */
export type SongShot = {
  readonly title: string
  readonly setting: Setting
  readonly cast: readonly PlanFigure[]
  readonly things: readonly PlanThing[]
  /** Sizes that suit what is shown, best first; the camera takes one that differs from the shot before. */
  readonly sizes: readonly PlanSize[]
  readonly text?: readonly PlanText[]
  /** The creator's own words for the shot, with the names of the characters. */
  readonly words?: string
}

/** Number of times that a chorus has begun up to each moment, 0 before the first. */
export function chorusNumbers(moments: readonly MusicMoment[]): number[] {
  let count = 0
  return moments.map(({ section }, i) => {
    if (section === 'chorus' && moments[i - 1]?.section !== 'chorus') count++
    return count
  })
}

/** Block number of each moment; a block is a section, or four shots of a longer one. */
export function blocksOf(moments: readonly MusicMoment[]): number[] {
  let block = 0
  let shotsSince = 0
  return moments.map(({ section }, i) => {
    const isNew = i > 0 && (section !== moments[i - 1]!.section || shotsSince >= 3)
    shotsSince = isNew ? 0 : shotsSince + 1
    return isNew ? ++block : block
  })
}

/** The entry at a position of a cycle; each cycle starts one entry later, so that a regular pattern of shots repeats no pair. */
export const cycled = <T>(list: readonly T[], index: number): T => list[(index + Math.floor(index / list.length)) % list.length]!
