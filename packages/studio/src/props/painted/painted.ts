import { ANATOMY } from './anatomy.ts'
import { BIOLOGY } from './biology.ts'
import { BLADES } from './blades.ts'
import { CARRIED_PROPS } from './carried.ts'
import { CELESTIAL } from './celestial.ts'
import { COOKING } from './cooking.ts'
import { CREATURES } from './creatures.ts'
import { EVERYDAY } from './everyday.ts'
import { FURNITURE } from './furniture.ts'
import { GROUND_AND_STONE } from './ground-and-stone.ts'
import { MATERIALS } from './materials.ts'
import { HOUSEHOLD } from './household.ts'
import { OLD_LIGHTS, OLDEN_TIMES } from './history/olden-times.ts'
import { DESK_AND_GARAGE } from './home/desk-and-garage.ts'
import { HOUSEHOLD_THINGS } from './home/household-things.ts'
import { PANTRY } from './kitchen/pantry.ts'
import { UTENSILS } from './kitchen/utensils.ts'
import { WILD_THINGS } from './nature/wild-things.ts'
import { IMPLEMENTS } from './implements.ts'
import { LIGHTS } from './lights.ts'
import { MACHINES } from './machines.ts'
import { HOMESTEAD, MEMORIALS } from './memorials.ts'
import { MONUMENTS } from './monuments.ts'
import { MUSIC } from './music.ts'
import { OUTDOORS } from './outdoors.ts'
import { PERSONAL } from './personal.ts'
import type { PropPainter } from './pen.ts'
import { TABLEWARE } from './tableware.ts'
import { TECHNOLOGY } from './technology.ts'
import { TRANSPORT } from './transport.ts'
import { VEHICLES } from './vehicles.ts'
import { MISCELLANEOUS } from './miscellaneous.ts'
import { WORLD } from './world/world.ts'

/** Painters of the props drawn from paths, by name; other props are derived from icons. */
export const PAINTED: Readonly<Record<string, PropPainter>> = {
  ...LIGHTS,
  ...TABLEWARE,
  ...FURNITURE,
  ...CARRIED_PROPS,
  ...VEHICLES,
  ...TRANSPORT,
  ...OUTDOORS,
  ...MONUMENTS,
  ...MISCELLANEOUS,
  ...WORLD,
  ...MACHINES,
  ...CREATURES,
  ...MUSIC,
  ...HOUSEHOLD,
  ...TECHNOLOGY,
  ...ANATOMY,
  ...GROUND_AND_STONE,
  ...MATERIALS,
  ...BIOLOGY,
  ...EVERYDAY,
  ...BLADES,
  ...COOKING,
  ...MEMORIALS,
  ...HOMESTEAD,
  ...PERSONAL,
  ...CELESTIAL,
  ...IMPLEMENTS,
  ...UTENSILS,
  ...PANTRY,
  ...HOUSEHOLD_THINGS,
  ...DESK_AND_GARAGE,
  ...OLDEN_TIMES,
  ...OLD_LIGHTS,
  ...WILD_THINGS,
}

/** Whether a painted prop gives light, which reaches beyond its square. */
export const givesLight = (name: string): boolean => name in LIGHTS || name in CELESTIAL || name in OLD_LIGHTS
