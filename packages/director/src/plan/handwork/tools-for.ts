import type { PlanHandMotion } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isFoodOrPlant } from '../../vocabulary/vocabulary.ts'

const SOFT =
  /(?:paper|card|letter|envelope|ribbon|thread|hair|shirt|cloth|towel|photo|banknote|newspaper|cable|wire|rope|page|receipt|bill|bandage|dress|curtain)$/u
const OF_WOOD = /(?:wood|plank|branch|pipe|tree|ladder|door|table|chair)$/u
const SCREWED = /(?:screw|hinge|light switch|outlet|handle|shelf|light bulb)$/u
const BOLTED = /(?:nut|bolt|pipe)$/u
const PEELED_BY_HAND = /^(?:onion|garlic|banana|orange|tangerine|egg|shrimp|sticker|lemon)$/u

/** What a thing is cut with, screwed with or painted with, where no tool is named: of its kind rather than of the verb alone. */
export function toolFor(motion: PlanHandMotion, what: string, usual: string | undefined): string | undefined {
  switch (motion) {
    case 'cut':
      return usual ?? (SOFT.test(what) ? 'scissors' : OF_WOOD.test(what) ? 'saw' : 'knife')
    case 'peel':
      return PEELED_BY_HAND.test(what) ? 'knife' : 'peeler'
    case 'turn':
    case 'turn-back':
      return SCREWED.test(what) && what !== 'light bulb' ? 'screwdriver' : BOLTED.test(what) ? 'wrench' : undefined
    case 'lift':
      return (
        usual ??
        (isFoodOrPlant(what) && /^(?:pancakes?|steak|omelette|hamburger|chicken breast|salmon)$/u.test(what) ? 'spatula' : undefined)
      )
    case 'shape':
      return usual === 'rolling pin' && what !== 'dough' ? undefined : usual
    case 'rub':
      // Food is brushed with no brush of a painter.
      if (usual === 'paintbrush' && isFoodOrPlant(what)) return 'spoon'
      return usual === 'sponge' && /^(?:tooth|teeth)$/u.test(what) ? 'toothbrush' : usual
    default:
      return usual
  }
}

/** `Scrub it with a brush`, `brush your teeth`: no paintbrush cleans. */
export function brushFor(verb: string, what: string, tool: string | undefined): string | undefined {
  if (tool !== 'paintbrush') return tool
  if (/^(?:tooth|teeth)$/u.test(what)) return 'toothbrush'
  if (/^(?:hair|dog|cat|horse)$/u.test(what)) return 'comb'
  if (/^(?:scrub|clean|wipe|rinse|wash)$/u.test(verb)) return what === 'toilet' ? 'toilet brush' : 'sponge'
  return tool
}
