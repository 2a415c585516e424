import type { Role } from '../../paint/palette.ts'
import type { Outfit, PersonLook } from './person-look.ts'

const LONG_SLEEVED: ReadonlySet<Outfit> = new Set(['coat', 'suit', 'uniform', 'robe', 'raincoat'])
const BARE_LEGS: ReadonlySet<Outfit> = new Set(['dress', 'skirt'])

export const sleeveRole = (look: PersonLook): Role => (LONG_SLEEVED.has(look.outfit) ? look.coat : look.top)
export const legRole = (look: PersonLook): Role =>
  BARE_LEGS.has(look.outfit) ? look.skin : look.outfit === 'uniform' ? look.coat : look.bottom
export const hasBareLegs = (look: PersonLook): boolean => BARE_LEGS.has(look.outfit)
/** End of the sleeve along the arm: 1 at the wrist. */
export const sleeveEnd = (look: PersonLook): number =>
  LONG_SLEEVED.has(look.outfit) || look.outfit === 'hoodie'
    ? 0.97
    : look.stature < 0.88 || look.outfit === 'dress' || look.outfit === 'apron'
      ? 0.42
      : 0.95
