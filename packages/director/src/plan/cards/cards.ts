import type { PlanAction, PlanCamera, PlanFigure, PlanText, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { CardPicture } from '../../review/gate/card-picture.ts'
import { isToolOf } from '../../languages/en/tools-of-verbs.ts'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isAtWater, isNature, isOutdoors, isUnderWater, isVehicle, isWithoutTraffic } from '../../vocabulary/place-kinds.ts'
import { drawableNamed, isAnimalName } from '../../vocabulary/vocabulary.ts'
import { cameraFor } from '../camera.ts'
import { sharedHabitats } from '../places/habitats.ts'

/** What is seen instead of a scene: words and at most three drawings. `isNeeded`: the scene does not tell its sentence. */
export type Card = {
  /** Names of things of the scene whose picture shows another thing. */
  readonly nearMisses: ReadonlySet<string>
  readonly isNeeded: boolean
  /** Names of the things by which the scene tells its sentence. */
  readonly tellingThings: readonly string[]
  readonly text: readonly PlanText[]
  readonly picture: CardPicture
  /** What may stand in the place of the sentence beside its words; absent where it would look as if nothing happened. */
  readonly scene?: CardPicture
  /** Things of the sentence that may lie side by side where nobody is seen. */
  readonly row?: readonly PlanThing[]
  /** Whom or what the script is about, for words that have stood alone for too long. */
  readonly hero?: CardPicture
  /** The sentence is about its place, which may be seen alone. */
  readonly isOfPlace?: boolean
  /** What it draws is not at the place of the sentence. */
  readonly isApart?: boolean
}

/** `isPlaceGuessed`: it is where its figures are at home, which no sentence tells. */
type Carded = {
  readonly plan: ShotPlan
  readonly analysis?: Analysis
  readonly placeName?: string
  readonly card?: Card
  readonly isPlaceGuessed?: boolean
  readonly isPlaceStated?: boolean
}

/** Things of space are seen before its dark. */
const OF_SPACE = /\b(?:planet|satellite|comet|galaxy|black hole|rocket|spacecraft|earth|universe|asteroid|shooting star|moon|star|sun)\b/u

const present = ({ things }: Pick<ShotPlan, 'things'>) => things.filter(({ event }) => event !== 'cross-out')

/** People or things that stand on no ground in particular. */
function isNowhere(plan: ShotPlan): boolean {
  if (plan.place !== undefined && plan.place !== 'plain') return false
  // Things alone lie on a table or on the ground of the look.
  if (plan.place === undefined && !plan.cast.length && present(plan).every(({ what }) => artOf(what) !== 'person' && !isAnimalName(what)))
    return false
  // Who is at a thing is seen there.
  if (plan.cast.length > 0 && plan.cast.every(({ position }) => present(plan).some(({ what }) => what === position?.of))) return false
  const names = [...plan.cast, ...present(plan)].map(({ what }) => what)
  // What comes from a mouth is seen at it.
  if (plan.cast.some(({ action, target }) => action === 'blow' && target !== undefined)) return false
  // Open land is where animals of the plains live.
  if (plan.place === 'plain' && names.every((what) => isAnimalName(what))) return false
  return names.length > 0 && !names.every((what) => OF_SPACE.test(what) && artOf(what) !== 'person')
}

const SAVANNA =
  /\b(?:lion|lioness|zebra|giraffe|elephant|hyena|cheetah|leopard|rhino|hippo|antelope|camel|ostrich|bison|buffalo|lion cub|kangaroo)$/u

/** The open land where animals are at home; a meadow for those of water, houses and many lands. */
const openHabitat = ({ cast }: ShotPlan): string => {
  const habitats = sharedHabitats(cast.map(({ what }) => what))
  return habitats.length === 1 && isNature(habitats[0]) && !isAtWater(habitats[0]) && !isUnderWater(habitats[0]) ? habitats[0]! : 'meadow'
}

/** Animals of which no place is told are in the open: where all of them live, else on grass. */
function inTheOpen(plan: ShotPlan): ShotPlan {
  const isOfAnimals = plan.place === 'plain' && !plan.graphic && plan.cast.length > 0 && plan.cast.every(({ what }) => isAnimalName(what))
  const isPeopled = present(plan).some(({ what }) => artOf(what) === 'person')
  return isOfAnimals && !isPeopled && !plan.cast.some(({ what }) => SAVANNA.test(what)) ? { ...plan, place: openHabitat(plan) } : plan
}

/** Wind is seen in what it moves, stars in the sky and hills behind a meadow: beside others they are no things. */
function withoutSurroundings(plan: ShotPlan): ShotPlan {
  const isNight = plan.hour === 'night' && plan.place !== undefined && plan.place !== 'space'
  const isLettered = (what: string) => plan.text.some(({ words }) => words.toLowerCase().includes(what))
  const isSunSeen = plan.cast.length > 0 && plan.place !== undefined && plan.place !== 'space' && !isLettered('sun')
  const isSurrounding = (what: string) =>
    (what === 'sun' && isSunSeen) || what === 'wind' || (isNight && what === 'star') || (plan.place === 'meadow' && what === 'hill')
  const things = plan.things.filter(
    ({ what, event }) => !isSurrounding(what) || (event !== undefined && event !== 'gather' && what !== 'sun'),
  )
  return things.length < plan.things.length && things.length + plan.cast.length > 0 ? { ...plan, things } : plan
}

/** A scene without what only resembles what is said, if something is left of it. */
function withoutNearMisses(plan: ShotPlan, card: Card | undefined): ShotPlan {
  const things = plan.things.filter(({ what }) => !card?.nearMisses.has(what))
  return plan.cast.length + things.length > 0 && !plan.graphic ? { ...plan, things } : plan
}

/** Diagrams, and things that are only struck out, tell what they say. */
const isSign = (plan: ShotPlan, card: Card | undefined): boolean =>
  plan.graphic !== undefined ||
  (plan.things.length > 0 &&
    present(plan).length + plan.cast.length === 0 &&
    (!card?.isNeeded ||
      plan.things.some(({ what }) => card.text.some(({ words }) => words.toLowerCase().includes(what.split(' ').at(-1)!)))))

const isEmpty = (plan: ShotPlan): boolean => plan.cast.length + plan.things.length === 0 && plan.placeState === undefined

/** What a face and shoulders show of an action. */
const OF_FACES = /^(?:cry|laugh|talk|sing|cheer|sleep|think|look)$/u

/** What is seen of somebody drawn from head to foot. */
const OF_BODIES =
  /^(?:walk|run|sleep|lie|read|write|eat|cook|dance|climb|swim|jump|kneel|crawl|fall|push|pull|throw|dig|sweep|wash|knock|pray|bow|wave|point|drink|carry|give|lean|blow|hug|fly|hang|hide|fight|hatch)$/u
/** What is done with a tool that is drawn with it. */
const OF_TOOLS = /^(?:ride|work|hold|play|talk|sit|write|walk)$/u

/** What is seen of somebody together with the thing that it is done to. */
const USING = /^(?:give|hold|carry|work|lean|point|look|climb|blow)$/u

const isSeenOnCard = (action: PlanAction, tools: readonly PlanThing[]): boolean =>
  OF_FACES.test(action) || OF_BODIES.test(action) || (OF_TOOLS.test(action) && tools.length > 0)

/** What is drawn on the card of a plan, as it looks in the plan; a character that was chosen for the film before all else. */
function picturedOn(plan: ShotPlan, picture: CardPicture, chosen: ReadonlySet<string>): Pick<ShotPlan, 'cast' | 'things'> {
  const { cast, form } = plan
  const own = form === 'quote' ? undefined : cast.find(({ id }) => chosen.has(id))
  // A suitcase alone does not move to another city.
  const user =
    picture.cast.length === 0
      ? cast.find(({ action }) => action === 'walk' && picture.things.some(({ what }) => isToolOf(what, action)))
      : undefined
  const figures = own ? [own] : user ? [user] : picture.cast
  const action = figures.length === 1 ? (cast.find(({ id }) => id === figures[0]!.id) ?? figures[0]!).action : undefined
  const tools = action === undefined ? [] : present(plan).filter(({ what }) => isToolOf(what, action))
  return {
    cast: figures.map((figure) => {
      const { target, ...own } = cast.find(({ id }) => id === figure.id) ?? figure
      const isUsed = target !== undefined && [...present(plan), ...picture.things, ...figures].some(({ what }) => what === target)
      if (isUsed && USING.test(own.action)) return { ...own, target }
      return isSeenOnCard(own.action, tools) ? own : { ...own, action: 'stand' }
    }),
    things: own ? [] : [...picture.things, ...tools.filter(({ what }) => !picture.things.some((thing) => thing.what === what))],
  }
}

/** What the weather of a plan shows. */
const OF_WEATHER = /^(?:wind|rain|snow|water)$/u

/** The main thing or person of a card in the place of its plan, with the words beside it. */
function standingIn(
  plan: ShotPlan,
  { scene, text, picture, isOfPlace }: Card,
  chosen: ReadonlySet<string>,
  i: number,
  before?: PlanCamera,
): ShotPlan | undefined {
  if (plan.form === 'quote' || plan.form === 'question') return undefined
  if (!scene && isOfPlace) {
    const shown: ShotPlan = { ...plan, form: 'scene', cast: [], things: [], text: [...text] }
    return { ...shown, camera: cameraFor(shown, i, before) }
  }
  // Several things in relation are larger on a card than where each of them stands.
  if (!scene || (scene.cast.length === 0 && picture.things.length > 1)) return undefined
  const { cast, things } = picturedOn(plan, scene, chosen)
  // A drop or a gust in the air of a room is nothing that happens there.
  if (cast.length === 0 && things.every(({ what }) => OF_WEATHER.test(what))) return undefined
  const own = cast.map((figure) => ({ ...(plan.cast.find(({ id }) => id === figure.id) ?? figure) }))
  const isRiding = own.some(({ action }) => action === 'ride')
  const mounts = plan.cast.filter(({ id, what }) => isRiding && isAnimalName(what) && !own.some((figure) => figure.id === id))
  const figures = [...own, ...mounts]
  const shown: ShotPlan = { ...plan, form: 'scene', cast: figures, things: [...things], text: [...text] }
  const isThings = figures.length === 0
  const camera = cameraFor(shown, i, before)
  return {
    ...shown,
    camera: isThings && things.length > 0 && /^(?:close|extreme-close)$/u.test(camera.size) ? { ...camera, size: 'insert' } : camera,
  }
}

/** Small things of a house that nobody tells to be out there. */
const isLyingOutdoors = (things: readonly PlanThing[], place: string | undefined): boolean =>
  isOutdoors(place) &&
  things.some(({ what }) => /^(?:artifact|food|possession|substance)$/u.test(drawableNamed(what)?.file ?? '') && !OF_OUTDOORS.test(what))
const OF_OUTDOORS =
  /(?:bus|train|tram|taxi|car|truck|tractor|cart|wagon|ferry|boat|ship|sailboat|locomotive|airplane|helicopter|bicycle|motorcycle|house|castle|building|church|museum|tower|bridge|hotel|hospital|school|factory|lighthouse|windmill|mill|tent|statue|wall|fence|gate|fountain|well|bench|lantern|lamp|flag|umbrella|kite|balloon|cannon|anchor|net|rope|ladder|sled|tree|flower)$/u

/** Things of a sentence side by side, from near, with its words beside them. */
function inRow(
  plan: ShotPlan,
  { row, text, picture }: Card,
  chosen: ReadonlySet<string>,
  i: number,
  before?: PlanCamera,
): ShotPlan | undefined {
  const isOfFigure = picture.cast.length > 0 && plan.place !== undefined
  // Where they are at no place they are the drawings of a card.
  if (
    !row ||
    plan.place === undefined ||
    isOfFigure ||
    plan.cast.some(({ id }) => chosen.has(id)) ||
    /^(?:quote|question)$/u.test(plan.form)
  )
    return undefined
  const shown: ShotPlan = { ...plan, form: 'scene', cast: [], things: [...row], text: [...text] }
  return { ...shown, camera: cameraFor(shown, i, before) }
}

/** No train stands in a street, and no ship. */
const offTheStreet = (plan: ShotPlan): ShotPlan =>
  isWithoutTraffic(plan.place) &&
  plan.cast.length === 0 &&
  !plan.graphic &&
  present(plan).some(({ what }) => /\b(?:train|locomotive|subway|metro|airplane|ship|ferry|submarine)$/u.test(what))
    ? { ...plan, place: undefined, placeState: undefined }
    : plan

/** No table stands in a vehicle for what is seen alone; a low flame under a pan is no fire in the kitchen. */
function withoutOddStaging(plan: ShotPlan): ShotPlan {
  const isKitchen = plan.place === 'kitchen' && plan.placeState === undefined && !plan.graphic
  const things = isKitchen
    ? plan.things.filter(({ what, event }) => event === 'cross-out' || !/^(?:flame|fire|campfire)$/u.test(what))
    : plan.things
  const isAloneInVehicle = plan.cast.length === 0 && things.length > 0 && !plan.graphic && isVehicle(plan.place)
  return { ...plan, things, ...(isAloneInVehicle && { place: undefined }) }
}

/** Who is on a card only, and not in its plan, looks as in the other shots. */
function asElsewhere(card: Card, looks: ReadonlyMap<string, PlanFigure['traits']>): Card {
  const dressed = (picture: CardPicture): CardPicture => ({
    ...picture,
    cast: picture.cast.map((figure) => ({
      ...figure,
      ...(looks.get(figure.id) && { traits: { ...looks.get(figure.id), ...figure.traits } }),
    })),
  })
  return {
    ...card,
    picture: dressed(card.picture),
    ...(card.hero && { hero: dressed(card.hero) }),
    ...(card.scene && { scene: dressed(card.scene) }),
  }
}

/** Drawings of a card that are in, on or under one of them: that is seen on the ground, not in boxes beside each other. */
function inRelation(
  plan: ShotPlan,
  { cast, things }: Pick<ShotPlan, 'cast' | 'things'>,
  place: string | undefined,
  text: readonly PlanText[],
): ShotPlan | undefined {
  const keys = new Set([...cast.map(({ id }) => id), ...things.map(({ what }) => what)])
  const isPlaced = [...cast, ...things].some(({ position }) => position !== undefined && keys.has(position.of))
  const isApart = cast.some(({ id, position }) => !position && ![...cast, ...things].some((one) => one.position?.of === id))
  if (!isPlaced || isApart || /^(?:quote|question)$/u.test(plan.form)) return undefined
  const figures = cast.map((figure) => plan.cast.find(({ id }) => id === figure.id) ?? figure)
  return { ...plan, cast: figures, things, form: 'scene', place: place ?? (cast.length > 0 ? 'plain' : undefined), text: [...text] }
}

const isToYou = ({ analysis }: Carded): boolean =>
  analysis?.tokens.some(({ low, i }) => /^(?:you|your|yours|yourself)$/u.test(low) && analysis.bars[i] !== 'quoted') === true

/** Names of people of whom nothing is said but sex and age. */
const ANYBODY = /^(?:(?:old |young )?(?:man|woman|person|people|couple)|boy|girl|child|baby|teenager)$/u

/** Whether a sentence names somebody. */
const names = ({ analysis }: Carded, what: string): boolean =>
  analysis?.phrases.some(({ lemma }) => what === lemma || what.endsWith(` ${lemma}`)) === true

/** `somebody cuts you off in traffic` in a script about Marcus Aurelius, `before you fall asleep` in one about an archer: whom a script is about is not the one it speaks to. */
const isNotAddressee = (one: Carded, { cast: [hero] }: CardPicture, planned: readonly Carded[]): boolean =>
  hero !== undefined &&
  artOf(hero.what) === 'person' &&
  (hero.traits?.period !== undefined || !ANYBODY.test(hero.what)) &&
  isToYou(one) &&
  // `You are a soldier of Rome`.
  !planned.some((other) => isToYou(other) && (names(other, hero.what) || other.plan.cast.some(({ id }) => id === hero.id)))

/** What stands on a card without a person whom its sentence neither names nor speaks to. */
function withoutOthers(picture: CardPicture, one: Carded, planned: readonly Carded[]): CardPicture {
  const isOfSomebody = one.analysis?.tokens.some(({ low }) => /^(?:he|she|him|his|her|hers|they|them)$/u.test(low))
  return isNotAddressee(one, picture, planned) && !isOfSomebody ? { ...picture, cast: picture.cast.slice(1) } : picture
}

/** Cards of words alone in a row. */
const MAX_BARE = 2
/** Whether a card has words alone. */
export const isBareCard = ({ form, cast, things, graphic }: ShotPlan): boolean =>
  form === 'words' && !graphic && cast.length + things.length === 0

/** Scenes that do not tell what their sentences say, or stand nowhere, as cards of words beside their main thing. */
export function withCards<P extends Carded>(planned: readonly P[], chosen: ReadonlySet<string> = new Set()): P[] {
  const result: P[] = []
  const looks = new Map(planned.flatMap(({ plan }) => plan.cast).map(({ id, traits }) => [id, traits]))
  for (const [i, given] of planned.entries()) {
    const plan = withoutOddStaging(offTheStreet(withoutSurroundings(inTheOpen(given.plan))))
    const one = { ...given, plan, ...(plan.place !== given.plan.place && { placeName: plan.place }) }
    const card = one.card && asElsewhere(one.card, looks)
    const isWhole =
      card?.tellingThings.every(
        (name) =>
          OF_WEATHER.test(name) ||
          (plan.placeState !== undefined && /^(?:fire|flame)$/u.test(name)) ||
          given.plan.things.some(({ what }) => what === name),
      ) ?? true
    const isKept = !card || isSign(plan, card) || (!card.isNeeded && isWhole && !isEmpty(plan) && !isNowhere(plan))
    if (isKept || card.text.length === 0) {
      result.push({ ...one, plan: withoutNearMisses(plan, card) })
      continue
    }
    const isUnsure = one.isPlaceGuessed === true && !card.picture.cast.some(({ what }) => isAnimalName(what))
    // Open land under snow is seen as such.
    const isBare = plan.place === 'plain' && !(plan.weather === 'snow' && !isUnsure)
    const place = isBare || isUnsure || (card.isApart && plan.place !== 'space') ? undefined : plan.place
    const before = result.at(-1)?.plan.camera
    const isLying = card.scene?.cast.length === 0 && one.isPlaceStated !== true && isLyingOutdoors(card.scene.things, place)
    const isRowLying = one.isPlaceStated !== true && isLyingOutdoors(card.row ?? [], place)
    const standing =
      (place === undefined || isLying ? undefined : standingIn({ ...plan, place }, card, chosen, i, before)) ??
      inRow({ ...plan, place: isRowLying ? undefined : place }, card, chosen, i, before)
    if (standing) {
      result.push({ ...one, plan: standing })
      continue
    }
    const own = picturedOn(plan, withoutOthers(card.picture, one, planned), chosen)
    const isLong =
      own.cast.length + own.things.length === 0 && i >= MAX_BARE && result.slice(i - MAX_BARE).every((other) => isBareCard(other.plan))
    const drawn = isLong && card.hero && !isNotAddressee(one, card.hero, planned) ? picturedOn(plan, card.hero, chosen) : own
    const shown: ShotPlan = inRelation(plan, drawn, place, card.text) ?? { ...plan, ...drawn, form: 'words', place, text: [...card.text] }
    const camera = cameraFor(shown, i, result.at(-1)?.plan.camera)
    result.push({ ...one, ...(place === undefined && { placeName: undefined }), plan: { ...shown, camera } })
  }
  return result
}
