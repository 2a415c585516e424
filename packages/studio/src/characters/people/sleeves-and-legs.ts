import type { Role } from '../../paint/palette.ts'
import type { Outfit, PersonLook } from './person-look.ts'

/** Outfits whose sleeves have the colour of the coat. */
const COATS: ReadonlySet<Outfit> = new Set(['coat', 'suit', 'uniform', 'robe', 'raincoat', 'kimono', 'doublet', 'frock', 'waistcoat'])
const LONG_SLEEVED: ReadonlySet<Outfit> = new Set([...COATS, 'hoodie', 'gown', 'highneck'])
const BARE_LEGS: ReadonlySet<Outfit> = new Set(['dress', 'skirt', 'toga', 'sportswear', 'running-wear', 'trunks'])
/** Breeches to the knee over stockings. */
const STOCKINGED: ReadonlySet<Outfit> = new Set(['doublet', 'frock'])
const STOCKINGS = '#e2d9c8'

export const sleeveRole = (look: PersonLook): Role => (look.outfit === 'trunks' ? look.skin : COATS.has(look.outfit) ? look.coat : look.top)
export const legRole = (look: PersonLook): Role =>
  hasBareLegs(look)
    ? look.skin
    : STOCKINGED.has(look.outfit)
      ? STOCKINGS
      : look.outfit === 'uniform' && look.accessory !== 'chain'
        ? look.coat
        : look.bottom
/** Breeches or shorts over the legs: their end along the leg and how wide they are. */
const BREECHES_SHAPES: Readonly<Partial<Record<Outfit, { readonly end: number; readonly wide: number }>>> = {
  doublet: { end: 0.44, wide: 1.28 },
  frock: { end: 0.56, wide: 1 },
  sportswear: { end: 0.36, wide: 1.3 },
  'running-wear': { end: 0.3, wide: 1.3 },
  trunks: { end: 0.26, wide: 1.24 },
}
export const breechesShape = ({ outfit }: PersonLook) => BREECHES_SHAPES[outfit]
export const hasBareLegs = ({ outfit, footwear }: PersonLook): boolean =>
  BARE_LEGS.has(outfit) || (outfit === 'tunic' && footwear === 'sandals')
/** End of the sleeve along the arm: 1 at the wrist, 0 without one. */
export function sleeveEnd(look: PersonLook): number {
  if (LONG_SLEEVED.has(look.outfit)) return 0.97
  if (look.outfit === 'trunks') return 0
  if (look.outfit === 'toga' || look.outfit === 'empire') return 0.32
  const isShort = look.stature < 0.88 || look.outfit === 'dress' || look.outfit === 'apron' || hasBareLegs(look)
  return isShort ? 0.42 : 0.95
}
