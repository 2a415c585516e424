import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { asOne, type CardPicture } from '../../review/gate/card-picture.ts'
import { mainPicture } from '../../review/gate/main-picture.ts'
import { nearMissesIn } from '../../review/gate/exact.ts'
import { namedPictures } from '../../review/gate/named-pictures.ts'
import { thingsSideBySide, withCompanions } from '../../review/gate/companions.ts'
import { letteredClause } from '../../review/gate/lettered-clause.ts'
import { tellsClause } from '../../review/gate/tells-clause.ts'
import type { Analysis } from '../../story/analysis.ts'
import { feelingIn } from '../../story/setting/moment.ts'
import type { StoryState } from '../../story/story-state.ts'
import type { Draft } from '../drafts/draft.ts'
import { person, NARRATOR } from '../drafts/stand-ins.ts'
import { pictureInPeriod } from '../anachronisms.ts'
import { OUTDOORS } from '../places/homes.ts'
import { withRenamedLandmarks } from '../positions/renamed-landmarks.ts'
import { withPartners } from '../positions/with-partners.ts'
import { type Item, originOf, type Scene } from '../scene-item.ts'
import { isTooLargeBesideSmallThings } from '../../vocabulary/thing-lengths.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { sceneBesideWords } from './card-scene.ts'
import type { Card } from './cards.ts'
import { everydayPicture } from './everyday-picture.ts'
import { type ScriptSubject, subjectOfWords, subjectPicture } from './subject-picture.ts'

/** `I am a nurse`: said of who tells the script. */
const isSaidOfNarrator = ({ phrase }: Item, { tokens }: Analysis): boolean =>
  phrase !== undefined && /^(?:am|'m|was)$/u.test(tokens[phrase.start - 1]?.low ?? '') && tokens[phrase.start - 2]?.low === 'i'

/** Who tells a script looks the same in all of it, whichever sentence it is seen in first. */
export function withNarratorId(cast: readonly PlanFigure[], scene: Scene, analysis: Analysis, { traits }: StoryState): PlanFigure[] {
  const narrator = cast.find(({ id, what }) => {
    const item = originOf(scene, id)
    const isAnybody = what === 'person' && (id === person.id || (item?.phrase === undefined && item?.picture.noun === undefined))
    return analysis.isFirstPerson && (isAnybody || (item !== undefined && isSaidOfNarrator(item, analysis)))
  })
  return cast.map((figure) => {
    if (figure !== narrator) return figure
    traits.set(NARRATOR, { ...traits.get(NARRATOR), ...traits.get(figure.id), ...figure.traits })
    return { ...figure, id: NARRATOR }
  })
}

/** What stands beside the words of a sentence: its own main thing, or who or what a pronoun of a sentence without one means. */
function cardPictureOf(
  { cardScene, analysis, cardText, isBare }: Draft,
  { scene: seen, isFree }: { readonly scene: Scene; readonly isFree: boolean },
): CardPicture {
  const own = mainPicture(cardScene, analysis, cardText)
  if (own.cast.length + own.things.length > 0) return own
  const isOf = (pattern: RegExp) => analysis.tokens.some(({ low, i }) => pattern.test(low) && analysis.bars[i] === '')
  const isMeant = isBare && isFree && isOf(/^(?:it|its|they|them|their|he|she|his|her|him|i|my|this|these)$/u)
  const [figure] = isMeant ? seen.cast : []
  const [thing] = isMeant ? seen.things : []
  if (figure) return { cast: [figure], things: [] }
  if (thing) return { cast: [], things: [asOne(thing)] }
  return analysis.isFirstPerson && isOf(/^i$/u) ? { cast: [{ ...person, feeling: feelingIn(analysis) }], things: [] } : own
}

/** `scene`: what is seen of a sentence otherwise; `isFree`: that stands in for it; `subject`: what the script is about. */
type Standing = { readonly scene: Scene; readonly isFree: boolean; readonly subject: ScriptSubject }

/** `The city has more sunny days than Rome`: what a sentence is about is its place. */
const isOnPlace = ({ scene, analysis, isPlaceStated, cardText }: Draft): boolean => {
  const clause = letteredClause(analysis, cardText)
  return (
    isPlaceStated &&
    scene.place !== undefined &&
    clause !== undefined &&
    [...(scene.placePhrases ?? [])].some(
      ({ start, bar, role }) =>
        bar === '' &&
        ((clause.from <= start && start < clause.to) ||
          (role !== 'object' && clause.subject?.[0] !== undefined && start >= clause.subject[0] && start < clause.subject[1])),
    )
  )
}

/** What the words of a card deny is not seen beside them. */
const isDeniedWhole = ({ analysis, cardText }: Draft): boolean => letteredClause(analysis, cardText)?.isDenied === true

/** From here on a number without a noun is of something that was told before. */
const MANY = 20
/** `Of the fifty thousand that swim away`: a number of others, which says nothing of what the script is about. */
const isCountOfOthers = ({ analysis, cardText }: Draft): boolean =>
  cardText.some(({ at }) =>
    analysis.quantities.some((one) => one.at <= at && at <= one.end && one.kind === 'count' && one.noun === undefined && one.value >= MANY),
  )

/** Organs and what no room holds: what a script is about is not at the place of each of its sentences. */
const belongsNowhere = (what: string): boolean =>
  drawableNamed(what)?.file === 'body' || isTooLargeBesideSmallThings(what) || OUTDOORS.test(what)

/** Who or what stands beside the words of a sentence that names nothing drawn. */
function standingFor(draft: Draft, subject: ScriptSubject, story: StoryState): CardPicture | undefined {
  const everyday = everydayPicture(draft)
  const topic = isCountOfOthers(draft) ? undefined : subjectPicture(draft.analysis, subject, story)
  // `Wait five minutes`: a step of what the script is about.
  return everyday?.cast.length === 0 ? (topic ?? everyday) : (everyday ?? topic)
}

/** The card of a sentence. */
export function cardOf(draft: Draft, { scene, isFree, subject }: Standing, story: StoryState): Card {
  const own = subjectOfWords(draft.analysis, subject, story, draft) ?? cardPictureOf(draft, { scene, isFree })
  const isAlone = own.cast.length + own.things.length === 0
  const sources = { isSceneUsed: !draft.isBare && !isDeniedWhole(draft), areNounsUsed: !draft.analysis.isNarrative }
  const named = (isAlone ? namedPictures(draft.cardScene, draft.analysis, sources)[0]?.picture : undefined) ?? own
  const isUnnamed = named.cast.length + named.things.length === 0
  const stood = isUnnamed ? standingFor(draft, subject, story) : undefined
  const picture = stood ?? withPartners(withCompanions(named, draft.cardScene, draft.analysis), draft.cardScene, MAX_ILLUSTRATIONS)
  const isApart = stood !== undefined && draft.plan.place !== 'space' && stood.things.some(({ what }) => belongsNowhere(what))
  const row = thingsSideBySide(draft.cardScene, draft.analysis, draft.cardText)
  const aside = sceneBesideWords(draft.cardScene, draft.analysis, draft.cardText, stood ?? named)
  const beside = aside && withPartners(aside, draft.cardScene)
  const withNarrators = <P extends CardPicture>(of: P): P => {
    const cast = withNarratorId(of.cast, draft.scene, draft.analysis, story)
    return { ...of, cast: withRenamedLandmarks(cast, of.cast, cast), things: withRenamedLandmarks(of.things, of.cast, cast) }
  }
  const period = story.periods?.[draft.analysis.index]
  const drawn = pictureInPeriod(withNarrators(picture), period)
  return {
    ...(row.length > 0 && { row }),
    ...(isUnnamed && !stood && isOnPlace(draft) && { isOfPlace: true }),
    ...(isApart && { isApart }),
    ...(beside && { scene: pictureInPeriod(withNarrators(beside), period) }),
    isNeeded: draft.isBare || !tellsClause(draft.scene, draft.analysis),
    nearMisses: nearMissesIn(draft.scene),
    tellingThings: draft.plan.things.map(({ what }) => what),
    text: draft.cardText,
    picture: drawn,
  }
}
