import type { PlanMood, PlanPlaceState } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Period } from '../../story/periods.ts'
import { withRuins } from '../ruined-places.ts'
import { withPlaceStates } from './place-states.ts'
import { withThingStates } from './thing-states.ts'

/** A scene with its place and things in the state that its sentence tells. */
export const withStates = (scene: Scene, analysis: Analysis, period: Period | undefined): Scene =>
  withThingStates(withRuins(withPlaceStates(scene, analysis, period), analysis.text, period), analysis)

/** Nothing is cheerful in a burning, ruined or flooded town. */
export const moodOfState = (state: PlanPlaceState): PlanMood => (state === 'burning' || state === 'dusty' ? 'tense' : 'sad')
