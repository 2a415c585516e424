import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Item, originOf, type Scene } from '../../plan/scene-item.ts'
import { natureOf } from '../../senses/lexicon.ts'
import { compoundOf } from '../../senses/choose-sense.ts'
import { isMeal } from '../../story/food/recipes.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { SYNONYMS } from './synonyms.ts'

/** Adjectives that change how something looks. */
const LOOKS =
  /^(?:bent|curled|unfolded|broken|burnt|burned|charred|empty|frozen|dead|melted|cracked|torn|rusty|rotten|ruined|wrecked|smashed|shattered|dirty|filthy|flooded|black|white|red|blue|green|yellow|golden|silver|grey|gray|pink|purple|brown|invisible|transparent|giant|half|leaking|rolled|folded|sliced|chopped|grated|melting|dried|wilted|moldy|mouldy)$/u

/** Colours in which figures of animals are drawn. */
const COATS = /^(?:black|white|grey|gray|brown|red|golden|yellow|blue|green|orange|pink)$/u

/** Those of them that words beside a picture tell as well. */
const TOLD_LOOKS = /^(?:cracked|torn|rusty|dirty|filthy|leaking|rolled|folded|dried|chopped|sliced|grated|broken|melting)$/u

/** Nouns before another one that only say where, when or whose something is. */
const OF_SOMEWHERE =
  /^(?:kitchen|garden|bedroom|bathroom|house|home|hotel|church|school|office|family|street|city|town|village|park|forest|mountain|river|sea|ocean|beach|island|desert|winter|summer|spring|autumn|morning|evening|night|dinner|lunch|neighbou?r|wedding|birthday|world|front|back|side|corner|glass|wood|oak|iron|steel|metal|clay|paper)$/u

/** Animals that are drawn for a whole class. */
const ANY_KIND: ReadonlySet<string> = new Set([
  'bird',
  'fish',
  'insect',
  'beetle',
  'monkey',
  'shell',
  'coral',
  'microbe',
  'worm',
  'dinosaur',
  'bird nest',
])
const GENERIC =
  /^(?:animal|creature|bird|fish|insect|bug|beetle|monkey|ape|shell|coral|bacterium|bacteria|microbe|germ|worm|dinosaur|nest)$/u

/** People who are known by what they wear: without it they are somebody else. */
const COSTUMED =
  /^(?:abbot|abbess|bishop|archbishop|cardinal|pope|priest|monk|nun|rabbi|imam|baron|baroness|duke|duchess|emperor|empress|pharaoh|prince|princess|king|queen|knight|samurai|ninja|gladiator|viking|goatherd|shepherd|pirate|witch|wizard|clown|mermaid|jester|ballerina|matador|cowboy|sheriff|admiral|general|sultan|shaman|geisha|monarch|centurion|legionary|crusader|executioner)$/u

/** What something drawn in wood or cloth may also be made of. */
export const MATERIALS = /^(?:lead|ice|steel|cardboard|stone|marble|bronze|wax|rubber|leather|straw|crystal|bamboo|titanium)$/u
/** Drawn as one of its kind, whichever is meant: `tomato plants` are no aloe. */
const OF_ALL_KINDS = /^(?:plant|flower|fruit|vegetable|meat|seed|leaf)$/u
/** Of metal, whatever its colour. */
const OF_METAL = /^(?:key|coin|ring|crown|sword|spoon|fork|medal|trophy|bell|cup|necklace|watch|needle|chain)$/u
/** What is seen far away, never as a thing. */
const SCENERY = /^(?:sunrise|sunset|night sky|horizon|shadow)$/u
const BUILDINGS = /^(?:house|castle|church|temple|tower|shop|ship|factory|hotel)$/u

const isStateDrawn = (thing: PlanThing | undefined, word: string): boolean =>
  thing !== undefined && (thing.state !== undefined || thing.color !== undefined || thing.what.includes(word))

/** Whether what is drawn for a phrase is that very thing, not another of its family: `vinegar` is no bottle of wine, a `lead box` no box of wood. `isWorded`: words beside it tell what it looks like. */
export function isExact({ picture, phrase }: Item, thing?: PlanThing, isWorded = false): boolean {
  // A `baby monitor` is nobody who monitors.
  if (picture.isPerson && picture.name === 'person' && phrase && !phrase.isName && phrase.nouns.length > 1) return false
  if (picture.isPerson && phrase && /^(?:man|woman|person)$/u.test(picture.drawn.name) && COSTUMED.test(phrase.lemma)) return false
  if (!phrase || phrase.isName || picture.isPerson || picture.properName !== undefined || picture.noun !== undefined) return true
  const { drawn } = picture
  const { lemma, nouns, adjectives } = phrase
  const before = nouns.slice(0, -1)
  const compound = [...before.map(({ low }) => low), lemma].join(' ')
  // `the other side of the wood`: of a door, not for a fire.
  if (lemma === 'wood' && phrase.role === 'behind' && /^(?:the|its|this|that)$/u.test(phrase.run[0]!.low)) return false
  const isCompound = drawn.name === compound || drawableNamed(compound)?.art === drawn.art
  if (
    adjectives.some(
      (word) =>
        LOOKS.test(word) &&
        !(drawn.art?.startsWith('animal/') && COATS.test(word)) &&
        !(isWorded && TOLD_LOOKS.test(word)) &&
        !(/^(?:silver|golden)$/u.test(word) && OF_METAL.test(drawn.name)) &&
        !isStateDrawn(thing, word) &&
        !`${drawn.name} `.includes(`${word} `),
    )
  )
    return false
  if (SCENERY.test(drawn.name)) return false
  if (drawn.file === 'food' && isMeal(lemma) && before.length === 0) return true
  if (isCompound && before.length > 0) return true
  if (OF_ALL_KINDS.test(drawn.name) && before.length > 0) return false
  if (phrase.run.some(({ low }) => MATERIALS.test(low) && !drawn.name.includes(low))) return false
  if (drawn.name === 'ship' && before.every(({ low }) => /^(?:trading|merchant|sailing|wooden)$/u.test(low))) return true
  if (BUILDINGS.test(drawn.name) && before.some(({ low }) => !OF_SOMEWHERE.test(low))) return false
  const isOfKind =
    before.every(({ low, pos }) => pos === 'PROPN' || OF_SOMEWHERE.test(low) || natureOf(low) !== 'solid') ||
    compoundOf(nouns.map(({ low }) => low))?.drawn === drawn
  const names = [drawn.name, picture.name, ...(SYNONYMS.get(drawn.name) ?? [])]
  const isNamed =
    names.includes(lemma) ||
    names.some((name) => [name, `${name}s`, `${name}es`].includes(phrase.head.low)) ||
    names.some((name) => name === `${adjectives.at(-1) ?? ''} ${lemma}`)
  // `parrot` for `the bird` of a story about one; a beetle for no other insect.
  if (drawn.file === 'animal') return !ANY_KIND.has(drawn.name) || isNamed || GENERIC.test(lemma)
  const isWhole = drawn.name.split(' ').every((word) => phrase.run.some(({ low }) => low === word || low === `${word}s`))
  return isWhole || drawn.name.endsWith(` ${lemma}`) || (isOfKind && (isNamed || drawableNamed(lemma)?.art === drawn.art))
}

/** Names of things of a scene that are drawn as something else of their family. */
export const nearMissesIn = (scene: Scene): ReadonlySet<string> =>
  new Set(
    scene.things.flatMap((thing) => {
      const item = originOf(scene, thing.what)
      return item && thing.event !== 'cross-out' && !isExact(item, thing) ? [thing.what] : []
    }),
  )
