import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { withCollisions } from '../events/collisions.ts'
import { withVehicleMotions } from '../events/vehicle-motions.ts'
import { withMarks } from '../looks/marks.ts'
import { withPortraits } from '../looks/portraits.ts'
import { withThingColours } from '../looks/thing-colours.ts'
import { withCabins } from './cabins.ts'
import { withStatedPostures } from './postures.ts'
import { withRoomsOfFurniture } from './rooms-of-furniture.ts'
import { withSkyBodies } from './sky-bodies.ts'
import { withFrozenWaters } from './frozen-waters.ts'
import { withSwimmersInWater } from './swimmers.ts'
import { withVesselsOfWater } from './vessels-of-water.ts'
import { withWaysOfVehicles } from './ways-of-vehicles.ts'

type Planned = {
  readonly text: string
  readonly plan: ShotPlan
  readonly analysis?: Analysis
  readonly placeName?: string
  readonly isPlaceStated?: boolean
}

/** Plans whose people and things are how and where their own sentences say, once it is known what is drawn: postures, vehicles, what water and furniture are in, colours and stains. */
export function withStaging<P extends Planned>(planned: readonly P[]): P[] {
  const moving = withCollisions(withVehicleMotions(planned))
  const posed = withVesselsOfWater(withPortraits(withStatedPostures(moving)))
  return withSwimmersInWater(
    withFrozenWaters(withMarks(withThingColours(withWaysOfVehicles(withSkyBodies(withRoomsOfFurniture(withCabins(posed))))))),
  )
}
