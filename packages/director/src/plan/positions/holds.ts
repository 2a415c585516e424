import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPerson } from '../../vocabulary/art-of.ts'

/** Inside of what things are seen. */
const HOLLOW =
  /\b(?:bowl|cup|mug|glass|jar|bottle|box|chest|crate|basket|bag|sack|backpack|suitcase|trunk|bucket|barrel|pot|teapot|pan|cauldron|kettle|vase|drawer|cupboard|wardrobe|closet|cage|aquarium|nest|net|boat|ship|raft|canoe|kayak|car|taxi|bus|truck|van|train|tram|cart|wagon|carriage|sled|wheelbarrow|airplane|helicopter|rocket|submarine|balloon|bed|cradle|crib|hammock|chair|armchair|throne|sofa|bathtub|bath|sink|tub|oven|refrigerator|freezer|fireplace|window|door|doorway|tent|igloo|cave|coffin|tomb|well|fountain|pool|pond|puddle|tree|oak|bush|grass|hole|pit|trap|web|spider web|hand|hat|shoe|boot|pocket|envelope|safe|mailbox|shell|egg|test tube|tube|stable|barn|snow globe|stroller|wheelchair|flowerpot|mouth|spoon|plate|soup|salad)$/u
/** Whether a drawing is of something in which others are seen. */
export const isHollow = (what: string): boolean => HOLLOW.test(what)
/** What is in them is shown or told by them, or part of them. */
const NOT_HOLLOW =
  /\b(?:book|newspaper|letter|photo|photograph|picture|painting|poster|map|mirror|film|movie|scroll|clock|watch|calendar|coat|dress|shirt|jacket|sweater|trousers|uniform|suit|garden|yard|field|meadow|street|road|city|village|island|wood|stone|money|table|wall|floor|roof|hill|ladder|fence|rope|knife|sword)$/u
/** What is large enough that people are inside of it. */
const HOLDS_PEOPLE =
  /\b(?:jar|barrel|basket|suitcase|cage|chest|coffin|cupboard|wardrobe|closet|crate|sack|trunk|cradle|crib|boat|ship|raft|canoe|kayak|car|taxi|bus|truck|van|train|tram|cart|wagon|carriage|sled|wheelbarrow|airplane|helicopter|rocket|submarine|balloon|bed|hammock|chair|armchair|throne|sofa|bathtub|bath|tub|pool|tent|igloo|cave|tomb|well|window|door|doorway|tree|oak|hole|pit|net|trap|stroller|wheelchair|web|spider web)$/u
/** What nothing is at. */
const NO_LANDMARKS =
  /^(?:wind|rain|snow|fog|sky|light|sunlight|moonlight|smoke|steam|dust|sun|moon|star|horizon|water|ground|air|hand|finger|eye|ear)$/u

/** What is said to be on them is shown or told by them. */
const MEDIA =
  /\b(?:smartphone|phone|telephone|radio|television|screen|computer|laptop|tablet|map|menu|calendar|internet|clock|watch|camera|ticket|website)$/u
/** What is on something else is what they are about. */
const ABOUT_SOMETHING = /^(?:book|newspaper|letter|movie|film|lecture|money|banknote|coin)$/u
const SUPPORTS =
  /\b(?:table|desk|shelf|bed|chair|armchair|sofa|bench|floor|floorboard|stairs|plate|tray|box|piano|carpet|blanket|pillow|stove|bookcase|throne|grave|rock|stool|wall|doormat|door|tree|scale|cushion|fireplace|sewing machine|bicycle|car|boat|ship|train|raft|house|book)$/u

/** What hangs on a wall of the room, rather than stands on one. */
const HANGING =
  /\b(?:photo|photograph|picture|painting|portrait|poster|map|mirror|clock|calendar|tapestry|sign|shelf|lamp|key|sword|mask|trophy|medal|coat|hat|note)$/u

/** Whether something may be seen in a relation to a drawing. `isInside`: said to be inside of it. Persons are inside of nothing that is smaller than they are. */
export function holds(
  { what, isInside }: { readonly what: string; readonly isInside: boolean },
  relation: PlanRelation,
  located: string,
): boolean {
  // `ein Buch über Katzen`.
  if (relation === 'above' && ABOUT_SOMETHING.test(located)) return false
  if (relation === 'around' || relation === 'above') return !/^(?:wind|rain|snow|fog|sky|light|hand|finger|eye|ear)$/u.test(what)
  if (NO_LANDMARKS.test(what) || (/\b(?:wall|ceiling)$/u.test(what) && HANGING.test(located))) return false
  if (relation === 'on') return !MEDIA.test(what) && (!ABOUT_SOMETHING.test(located) || SUPPORTS.test(what))
  if (relation !== 'in') return true
  return isPerson(located) ? HOLDS_PEOPLE.test(what) : isInside || !NOT_HOLLOW.test(what)
}
