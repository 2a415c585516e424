import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../../vocabulary/art-of.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

export const LIGHTS = /\b(?:candle|lamp|lantern|light|light bulb|torch|flashlight|fire|campfire|flame|fireplace|street lamp|match)$/u
/** What is dark when it is off. */
const SCREENS = /\b(?:television|computer|laptop|screen|monitor|smartphone|chandelier|bonfire|stove|lighthouse|neon sign|fairy lights)$/u
/** What light, weather and the sky never do as things do. */
const ONLY_THINGS = /^(?:break|burn|collapse|explode|melt|sink|freeze|spill|wither)$/u
const OF_SKY = /^(?:sun|sunlight|moon|star|sky|sunrise|sunset|rainbow|light|earth|globe|cloud|wind)$/u
/** `crack some pepper on top`: it is ground. */
const GROUND_UP = /\b(?:pepper|peppercorn|salt|sugar|flour|spice|herb|cinnamon)$/u
const GROWING = /\b(?:plant|flower|leaf|leaves|tree|grass|crop|wheat|corn|vine|bush|garden|bouquet|petal)$/u

/** Whether an event may be seen on a thing: no tree spills, and nothing that is no light goes out. */
export function isFittingEvent(event: PlanEvent, what: string): boolean {
  const file = drawableNamed(what)?.file
  if (ONLY_THINGS.test(event) && what !== 'fire' && (OF_SKY.test(what) || GROUND_UP.test(what) || file === 'phenomenon' || file === 'body'))
    return false
  switch (event) {
    case 'go-out':
      return LIGHTS.test(what) || SCREENS.test(what)
    case 'wither':
      return file === 'plant' || GROWING.test(what)
    case 'explode':
    case 'collapse':
    case 'spill':
      return artOf(what) !== 'person'
    default:
      return true
  }
}
