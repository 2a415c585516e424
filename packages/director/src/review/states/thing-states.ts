import { PLAN_STATES, type PlanState, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isFittingEvent } from '../../plan/events/fitting-event.ts'
import type { Scene } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

const WORDS: readonly (readonly [PlanState, RegExp])[] = [
  ['burning', /^(?:burning|blazing|flaming|ablaze)$/u],
  ['burnt', /^(?:burnt|burned|charred|scorched|singed|blackened)$/u],
  ['ruined', /^(?:ruined|destroyed|collapsed|bombed|crumbling|demolished)$/u],
  ['cracked', /^(?:cracked|shattered|broken|chipped|smashed|splintered)$/u],
  ['torn', /^(?:torn|ripped|tattered|shredded)$/u],
  ['rusty', /^(?:rusty|rusted|rusting|corroded)$/u],
  ['rotten', /^(?:rotten|rotting|mou?ldy|spoiled|spoilt|decayed)$/u],
  ['dusty', /^(?:dusty|dust-covered|cobwebbed)$/u],
  ['wet', /^(?:wet|soaked|soaking|dripping|drenched|damp|sodden)$/u],
  ['flooded', /^(?:flooded|submerged)$/u],
  ['icy', /^(?:icy|frozen|frosty|frosted|iced)$/u],
  ['smoking', /^(?:smoking|smou?ldering)$/u],
  ['steaming', /^(?:steaming|boiling|piping)$/u],
  ['glowing', /^(?:glowing|radioactive|luminous)$/u],
  ['chopped', /^(?:chopped|sliced|diced|minced|shredded|grated)$/u],
  ['withered', /^(?:withered|wilted|wilting|shrivell?ed)$/u],
  ['faded', /^(?:faded|bleached|discolou?red)$/u],
  ['unlit', /^(?:unlit|extinguished)$/u],
  ['dry', /^(?:dry|dried-up)$/u],
  ['stained', /^(?:stained|blood-?stained|wine-stained|bloody|bloodied)$/u],
  ['muddy', /^(?:muddy|filthy|grimy|greasy|grubby|soiled|dirty|smudged|smeared|mud-caked|grass-stained|coffee-stained)$/u],
]
const stateOfWord = (word: string): PlanState | undefined => WORDS.find(([, pattern]) => pattern.test(word))?.[0]

const BE = /^(?:is|are|was|were|been|lay|hung|stood|looked|turned|became|'s|'re|and|,)$/u
/** What stands between a noun and what is said of it: `The letter inside was torn and wet`. */
const BETWEEN = /^(?:inside|outside|there|still|already|now|all|completely|slightly|almost|half|covered|also|so|too|very|badly)$/u
const LIGHTS = /\b(?:fire|flame|campfire|candle|lantern|lamp|torch|match|stove|oven|fireplace|light|light bulb|sun|star|lava)$/u
const BRITTLE =
  /\b(?:mirror|window|glass|windscreen|windshield|wine|bottle|plate|cup|mug|vase|jar|bowl|egg|smartphone|phone|television|screen|glasses|ice|wall|door|clock|watch|pot|jug|teapot|statue|shell|bell|lamp|crystal ball|tooth)$/u
const PAPER =
  /\b(?:letter|paper|book|newspaper|photo|photograph|picture|map|poster|flag|shirt|t-shirt|coat|dress|sail|curtain|scroll|page|envelope|banknote|jeans|tent|umbrella|ticket)$/u
const METAL_OR_ANY: ReadonlySet<string> = new Set(['artifact', 'object', 'possession'])
const LIQUID = /\b(?:water|rain|sea|river|lake|pond|puddle|tear|milk|oil|juice|blood|wave|waterfall|fountain|tap)$/u
/** What drops hang from. */
const WATERED = /\b(?:tap|fountain|hose|pipe|shower|gutter)$/u
/** What has a lid that is not drawn with it. */
const LIDDED = /\b(?:pot|saucepan|casserole|stockpot|frying pan|pan|wok|cauldron)$/u
const BUILT =
  /\b(?:house|church|barn|castle|factory|school|hotel|building|shop|bakery|mosque|temple|tower|windmill|lighthouse|hospital|palace|cinema|stadium|hut|bridge|wall|library|prison|station|museum|cathedral|ship)$/u

/** Whether a state makes sense for a thing: nothing rusts that grows. */
export function fitsState(state: PlanState, what: string): boolean {
  const file = drawableNamed(what)?.file ?? ''
  switch (state) {
    case 'burning':
      return !LIGHTS.test(what) && METAL_OR_ANY.has(file)
    case 'burnt':
      return !LIGHTS.test(what) && (METAL_OR_ANY.has(file) || file === 'food')
    case 'ruined':
      return BUILT.test(what)
    case 'cracked':
      return BRITTLE.test(what)
    case 'torn':
      return PAPER.test(what)
    case 'rusty':
      return METAL_OR_ANY.has(file)
    case 'rotten':
      return file === 'food' || file === 'plant' || file === 'artifact'
    case 'steaming':
      return file === 'food' || file === 'artifact'
    case 'smoking':
      return !LIGHTS.test(what) || what === 'fire'
    case 'glowing':
      return !LIGHTS.test(what)
    case 'icy':
      return METAL_OR_ANY.has(file) || file === 'plant'
    case 'wet':
    case 'flooded':
      return !LIQUID.test(what)
    case 'chopped':
      return file === 'food' || (file === 'plant' && !what.endsWith('tree'))
    case 'withered':
      return isFittingEvent('wither', what)
    case 'unlit':
      return isFittingEvent('go-out', what)
    case 'dry':
      return WATERED.test(what)
    case 'covered':
      return LIDDED.test(what)
    case 'stained':
    case 'muddy':
      return drawableNamed(what)?.file === 'artifact' && !LIQUID.test(what)
    default:
      return true
  }
}

/** What a sentence says that a noun is like: before it, or behind it with `was`. */
function saidOf({ run, end, bar }: Phrase, { tokens, bars }: Analysis): PlanState | undefined {
  if (/^(?:negated|supposed|idiom)$/u.test(bar)) return undefined
  const before = run.map(({ low }) => stateOfWord(low)).find(Boolean)
  if (before) return before
  let isSaid = false
  for (const { low, pos, i } of tokens.slice(end + 1, end + 7)) {
    if (bars[i] === 'negated') return undefined
    if (BE.test(low)) {
      isSaid ||= low !== 'and' && low !== ','
      continue
    }
    const state = isSaid || low === 'covered' ? stateOfWord(low) : undefined
    if (state) return state
    if (!BETWEEN.test(low) && !(isSaid && /^(?:ADJ|VERB|ADV)$/u.test(pos))) return undefined
  }
  return undefined
}

const BURNED_DOWN =
  /\b(?:burn(?:s|ed|t|ing)? (?:down|to the ground)|(?:is|was|were|set|caught|on) (?:on )?fire|in flames|goes up in flames|went up in flames)\b/iu
const isNamed = (what: string, { lemma, head }: Phrase): boolean => what === lemma || what === head.low || what.endsWith(` ${lemma}`)

function withState(thing: PlanThing, analysis: Analysis): PlanThing {
  const { what, state, event } = thing
  if (event === 'cross-out') return thing
  const phrase = analysis.phrases.find((one) => isNamed(what, one))
  const said = (phrase && saidOf(phrase, analysis)) ?? (state === undefined ? undefined : stateOfWord(state))
  const isOnFire =
    BUILT.test(what) && phrase?.role !== 'behind' && phrase?.bar === '' && (event === 'burn' || BURNED_DOWN.test(analysis.text))
  const drawn = isOnFire ? 'burning' : said
  const { state: _, event: _event, ...bare } = thing
  const happens = event === undefined || (isOnFire && event === 'burn') ? {} : { event }
  if (drawn && fitsState(drawn, what)) return { ...bare, state: drawn, ...happens }
  // What would be drawn wrongly goes, such as the flames of a burning lantern.
  const isWrong = PLAN_STATES.some((one) => one === state)
  return { ...bare, ...(state !== undefined && !isWrong && { state }), ...happens }
}

/** `a rusty key`, `The letter was torn`, `the glowing vials`: things as the sentence says they are. */
export const withThingStates = (scene: Scene, analysis: Analysis): Scene => ({
  ...scene,
  things: scene.things.map((thing) => withState(thing, analysis)),
})
