import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { causeOf } from '../graphics/cause-graphic.ts'
import { attributionIn } from '../lettering/attribution.ts'
import { contrastOf } from '../graphics/contrast-graphic.ts'
import { definitionOf } from '../graphics/definition-graphic.ts'
import { divisionOf } from '../graphics/division-graphic.ts'
import type { NamedGraphic } from '../graphics/graphic-label.ts'
import { withStatedNote } from '../graphics/counter-note.ts'
import { counterOf, graphicOfData, singleDate } from '../graphics/graphics.ts'
import { mapOf, placesIn } from '../graphics/map-graphic.ts'
import { shortStepsOf } from '../graphics/short-steps.ts'
import { listOf } from '../graphics/text-graphics.ts'
import { withWholePhrases } from '../graphics/whole-graphic.ts'
import { isLetteredOffer } from '../lettering/offers/offers.ts'
import { isThere } from '../lettering/names/places-there.ts'
import { comparedAmounts } from '../lettering/numbers/compared-amounts.ts'
import { MAX_OF_STORY, quoteIn } from '../lettering/lettering.ts'
import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { isAnimalName } from '../vocabulary/vocabulary.ts'
import { isAboutKilling } from './dignity/dignity.ts'
import type { Scene } from './scene-item.ts'

/** Is nothing drawn? */
export const isEmpty = ({ cast, things, place }: Scene): boolean => cast.length + things.length === 0 && !place

/** A rise or fall without numbers is seen better than read. */
const isSeenBetter = (graphic: ShotGraphic): boolean =>
  graphic.template === 'curve' && !graphic.isMeasured && !/\d/u.test(graphic.label ?? '')

const IDLE = /^(?:stand|look|think|hold|talk)$/u
/** Does a scene show what happens, not only a word of the sentence? */
const isSeen = ({ cast, things }: Scene): boolean =>
  cast.length + things.length > 1 || cast.some(({ action }) => !IDLE.test(action)) || things.some(({ event }) => event !== undefined)

/** What people do that is seen better than where on a map. */
const SEEN_ACTING =
  /^(?:jump|swim|dig|write|read|cook|paint|sing|dance|climb|sleep|eat|drink|laugh|cry|wash|pray|kneel|hug|carry|push|pull|talk|throw|sweep|cheer)$/u

/** Who tells of persons explains no steps and causes, and measures neither a `bigger half` nor `three voices`. */
function isOfStories(graphic: ShotGraphic, { quantities }: Analysis): boolean {
  if (graphic.template === 'ring') return quantities.some(({ kind }) => kind === 'percent')
  if (graphic.template === 'counter')
    return quantities.some(({ kind, value }) => kind === 'money' || (kind === 'count' && value > MAX_OF_STORY))
  return !/^(?:steps|cause)$/u.test(graphic.template)
}

const TRAVELLING =
  /\b(?:mov(?:ed?|es|ing)|trave\w+|flew|fl(?:y|ies)|flown|sail\w*|arriv\w+|went|go(?:es)?|came|left|leav\w+|fled|flee\w*|emigrat\w+|return\w*|journey\w*|set (?:off|out)|bound|reach\w*|settl\w+|born|drove|walk\w*|rode|land(?:ed|s)|boarded|voyage\w*|liv(?:ed|es|ing))\b/iu

function chosenGraphic(analysis: Analysis, scene: Scene, story: StoryState): NamedGraphic | undefined {
  const attributed = attributionIn(analysis.text)
  const corrected = attributed && contrastOf({ ...analysis, text: attributed.words })
  if (corrected) return corrected
  const isSpoken = quoteIn(analysis) !== undefined || analysis.text.endsWith('?')
  if (isSpoken || isLetteredOffer(analysis)) return undefined
  const read = graphicOfData(analysis)
  const data = analysis.isNarrative && read && !isOfStories(read.graphic, analysis) ? undefined : read
  const isShown = scene.cast.length > 0 || scene.things.some(({ what }) => what !== 'hand')
  // `When demand falls, firms lower prices`: more than that something falls.
  const isExplained = !analysis.isNarrative
  const isMovement = isEmpty(scene) && data !== undefined && isSeenBetter(data.graphic)
  const because = isExplained && isMovement ? causeOf(analysis) : undefined
  if (because) return because
  // `When the pressure drops, the gas forms bubbles`: what is said of it counts for more than the condition.
  const isCondition = /^(?:when|if|as|once|because|while|after)\b/iu.test(analysis.text)
  const isIconOnly =
    data?.graphic.template === 'curve' && scene.cast.length === 0 && scene.things.length === 1 && !isSeen(scene) && !isCondition
  if (data && !(isShown && isSeenBetter(data.graphic) && !isIconOnly)) return data
  // How many died counts for more than where.
  const deaths = isEmpty(scene) && isAboutKilling(analysis) ? counterOf(analysis) : undefined
  if (deaths) return deaths
  const named = placesIn(analysis).filter(({ at }) => isThere(at, analysis))
  const isNewPlace = named.some(({ name }) => !story.shownPlaces.has(name))
  for (const { name } of named) story.shownPlaces.add(name)
  const isPersonOnly = scene.things.length === 0 && scene.cast.length < 2 && scene.cast.every(({ what }) => !isAnimalName(what))
  const isActing = scene.cast.some(({ action }) => SEEN_ACTING.test(action))
  // `offered her a post in Toronto`: nobody goes there.
  const isAside = analysis.isNarrative && scene.cast.length > 0 && !TRAVELLING.test(analysis.text)
  if (isNewPlace && isPersonOnly && !isActing && !isAside && !scene.place) return mapOf(analysis)
  const division = scene.cast.length === 0 ? divisionOf(analysis) : undefined
  if (division) return division
  if (!isEmpty(scene)) return undefined
  const contrast = contrastOf(analysis)
  if (contrast) return contrast
  const cause = isExplained ? causeOf(analysis) : undefined
  // One of two amounts that are set side by side says half of it.
  const counter = comparedAmounts(analysis) ? undefined : counterOf(analysis)
  const isCounted = counter && (!analysis.isNarrative || isOfStories(counter.graphic, analysis))
  const told = listOf(analysis) ?? cause ?? (isCounted ? counter : undefined) ?? singleDate(analysis)
  return told ?? shortStepsOf(analysis) ?? definitionOf(analysis)
}

/** The graphic of a sentence, its labels whole phrases: of its data, or, where nothing can be drawn, of its structure. */
export function graphicFor(analysis: Analysis, scene: Scene, story: StoryState): NamedGraphic | undefined {
  const chosen = chosenGraphic(analysis, scene, story)
  return withStatedNote(chosen && withWholePhrases(chosen, analysis), analysis)
}
