import type { ToolPart } from './staging.ts'

/** What other things are put into from above. */
const VESSELS =
  /(?:bowl|pot|pan|saucepan|cauldron|wok|jar|glass|cup|mug|bucket|jug|box|basket|bag|blender|sink|bathtub|vase|bin|trash can|suitcase|backpack|savings account|piggy bank|wallet|washing machine|chest|cart|carton|drawer|pocket|soup|stew|teapot|kettle|cage|wheelbarrow|colander|sieve|plant pot|envelope|air fryer|dishwasher|lunch box|cooking pot)$/u

export const isVessel = (what: string): boolean => VESSELS.test(what)

const POTS = /(?:pot|saucepan|cauldron|bucket)$/u
const BOWLS = /(?:bowl|soup|stew)$/u

/** Where a spoon reaches into a vessel; over pans it lies. */
export const dippedInto = (what: string): Partial<ToolPart> =>
  POTS.test(what)
    ? { at: [-0.02, 0.08], from: 'rim', dips: 'pot' }
    : BOWLS.test(what)
      ? { at: [-0.04, -0.04], from: 'middle', dips: 'bowl' }
      : {}

/** Colours of what runs, which vessels of clay and glass do not tell. */
const COLOURS: Readonly<Record<string, string>> = {
  water: '#8fd0f0',
  milk: '#fbf8f0',
  cream: '#fbf3e0',
  wine: '#8f1d3f',
  oil: '#d9b84a',
  honey: '#e2a21f',
  coffee: '#5a3620',
  tea: '#b5713a',
  juice: '#f29a2e',
  'orange juice': '#f29a2e',
  lemonade: '#f5e27a',
  soup: '#d98a3d',
  sauce: '#b8452a',
  vinegar: '#a3702e',
  'soy sauce': '#3b2416',
  concrete: '#9a9a9a',
  paint: '#3f7fd0',
  'melted butter': '#f2cf5b',
}
/** White wine, and what else runs clear. */
const PALE = '#ece3b4'

/** `color`: as its adjective tells, `#rrggbb`. */
export const colourOfLiquid = (what: string, color?: string): string | undefined =>
  /^#[ef].[ef].[d-f]/iu.test(color ?? '') && /^(?:wine|vinegar)$/u.test(what) ? PALE : COLOURS[what]
