import { barredNames } from '@fablecut/director/check/barred-names'
import { findPlanProblems, isNarrationAboutKilling, type Narration } from '@fablecut/director/check/plan-problems'
import { numbersSaid } from '@fablecut/director/check/said-numbers'
import { cameraFor } from '@fablecut/director/plan/camera'
import { artOf, isPerson } from '@fablecut/director/vocabulary/art-of'
import { withoutPosition, withoutUnknownPositions } from '@fablecut/domain/story/shot-plan/position-bases'
import {
  EMPTY_PLAN,
  type PlanForm,
  type PlanMood,
  type PlanSize,
  type PlanText,
  type PlanThing,
  type PlanTone,
  type PlanTransition,
  type ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { isViolentOrSexual } from '@fablecut/director/blocked-words'
import type { KnownFigure } from '@fablecut/generation/ports/language-model'
import { withoutAlreadySeen } from './already-seen.ts'
import { DEFAULT_PERIOD, NO_PLACE, NO_STATE, type ShotAnswer, type StoryPeriod } from './answer.ts'
import { namesLike } from './candidates.ts'
import { castOf, isSingleFigure, placedIn } from './cast-of-answer.ts'
import { dressedFor } from './dressed-figures.ts'
import { graphicOfAnswer } from './graphic-of-answer.ts'
import { handworkOfAnswer } from './handwork-of-answer.ts'
import { inLine } from './in-line.ts'
import { textsOf } from './texts-of-answer.ts'
import { vocabularyName } from './vocabulary-name.ts'
import { type ShotContent, contentWithHandwork } from './content-with-handwork.ts'
import { withoutLostReferences } from './without-lost-references.ts'

/** `index`: of the shot in its film. `figures`: of the shots before. `isRepair`: what is wrong is left out, since it is not asked for again. */
export type PlanContext = {
  readonly narration: Narration
  readonly index: number
  readonly figures: readonly KnownFigure[]
  readonly character?: { readonly id: string }
  readonly previous?: ShotPlan
  readonly isRepair: boolean
}

/** `problems`: why the plan may not be drawn, for the model; none: it may. */
export type PlanOfAnswer = { readonly plan: ShotPlan; readonly problems: readonly string[] }

const MAX_THINGS = 5

/** Whether a thing is in the hands of a person, which say where it is. Animals have none. */
const isHeld = ({ cast }: ShotAnswer, name: string): boolean =>
  cast.some(
    ({ who, action, target }) =>
      isPerson(vocabularyName(who) ?? '') && /^(?:hold|carry|throw|eat|drink|read)$/u.test(action) && vocabularyName(target) === name,
  )

/** Things of an answer that can be drawn; what an English narration denies is struck out. */
function thingsOf(answer: ShotAnswer, { narration, ...context }: PlanContext): PlanThing[] {
  const { text, language } = narration
  const barred = language === 'en' ? barredNames(text) : undefined
  return answer.things
    .filter((item) => !isSingleFigure(item))
    .flatMap(({ what, count, event, state, where }): PlanThing[] => {
      const name = vocabularyName(what)
      if (name === undefined) return []
      const bounded = Number.isFinite(count) ? Math.min(1000, Math.max(1, Math.round(count))) : 1
      const own = barred?.get(name) === 'negated' ? 'cross-out' : event
      return [
        {
          what: name,
          count: bounded,
          ...(own !== 'none' && { event: own }),
          ...(state !== NO_STATE && { state }),
          ...(!isHeld(answer, name) && placedIn(answer, where, name, { ...context, text })),
        },
      ]
    })
    .filter(({ what }, i, all) => all.findIndex((other) => other.what === what) === i)
    .slice(0, MAX_THINGS)
}

/** What is wrong with answered names of which nothing can be drawn. */
function undrawable(name: string): string {
  const others = namesLike(name)
  return `"${name}" cannot be drawn${others.length > 0 ? `; names like it: ${others.join(', ')}` : ''}`
}

/** Answered names of which nothing can be drawn. */
const unknownNames = ({ cast, things }: ShotAnswer): string[] =>
  [...cast.map(({ who }) => who), ...things.map(({ what }) => what)].filter((name) => vocabularyName(name) === undefined)

function transitionOf(plan: Pick<ShotPlan, 'place' | 'hour'>, before: ShotPlan | undefined): PlanTransition {
  if (!before) return 'cut'
  if (plan.place !== undefined && plan.place !== before.place) return 'style'
  return plan.hour === before.hour ? 'cut' : 'dissolve'
}

function formOf(texts: readonly PlanText[], isSeen: boolean, narration: string): PlanForm {
  if (texts.some(({ role }) => role === 'quote')) return 'quote'
  if (/[?？؟]["”»」]?$/u.test(narration.trim())) return 'question'
  return isSeen ? 'scene' : 'words'
}

/** How the lettering of a shot is set. */
const toneOf = (period: StoryPeriod, mood: PlanMood): PlanTone =>
  /^(?:tense|sad)$/u.test(mood) ? 'grave' : period === 'today' || period === 'future' ? 'plain' : 'historic'

/** Persons that are killed or dead are a candle. */
function withDignity(plan: Pick<ShotPlan, 'cast' | 'things'>, narration: Narration): Pick<ShotPlan, 'cast' | 'things'> {
  const { language, text } = narration
  const isKilling = isNarrationAboutKilling(narration) || (language !== 'en' && isViolentOrSexual(text))
  const others = plan.cast.filter(({ what }) => artOf(what) !== 'person')
  if (!isKilling || others.length === plan.cast.length) return plan
  const candle: PlanThing = { what: 'candle', count: plan.cast.length - others.length }
  return { cast: others, things: [candle, ...plan.things.filter(({ what }) => what !== 'candle')].slice(0, MAX_THINGS) }
}

/** What stands beside the words of a card: whoever they are about, else the first thing. Of more than one the words would be too small. */
const besideWords = (content: ShotContent): ShotContent => ({
  ...content,
  cast: content.cast.slice(0, 1),
  things: content.cast.length > 0 ? [] : content.things.slice(0, 1),
})

const SIZES: Readonly<Record<NonNullable<ShotAnswer['view']>, PlanSize>> = {
  card: 'medium',
  wide: 'wide',
  people: 'full',
  face: 'close',
  thing: 'insert',
}

const isShown = ({ cast, things, graphic }: ShotPlan): boolean => cast.length + things.length > 0 || graphic !== undefined

const problemsOf = (part: Partial<ShotPlan>, narration: Narration) => findPlanProblems({ ...EMPTY_PLAN, ...part }, narration)

/** A plan without what it can do without, and for which asking again would not pay: half a sentence of words beside a picture, and things that are only compared. */
function withoutDispensable(plan: ShotPlan, narration: Narration): ShotPlan {
  const isThere = (thing: PlanThing): boolean => problemsOf({ things: [thing] }, narration).every(({ code }) => code !== 'not_there')
  const there = { ...plan, things: plan.things.filter(isThere) }
  const own = isShown(there) ? there : plan
  if (!isShown(own) || own.form === 'words') return own
  const isShort = (one: PlanText): boolean => problemsOf({ text: [one] }, narration).every(({ code }) => code !== 'too_many_words')
  return { ...own, text: own.text.filter(isShort) }
}

/** A plan without everything that may not be drawn. */
function withoutProblems(plan: ShotPlan, narration: Narration): ShotPlan {
  const isFine = (part: Partial<ShotPlan>): boolean => problemsOf(part, narration).length === 0
  const { place, placeState, ...others } = plan
  return withoutUnknownPositions({
    ...others,
    ...(place !== undefined && isFine({ place }) && { place, ...(placeState && { placeState }) }),
    cast: plan.cast.filter((figure) => isFine({ cast: [withoutPosition(figure)] })),
    things: plan.things.filter((thing) => isFine({ things: [withoutPosition(thing)] })),
    text: plan.text.filter((one) => isFine({ text: [one] })),
  })
}

/** The plan of an answer with what its code decides: ids, clothes, speech, times of lettering, camera, transition. */
export function planOfAnswer(answer: ShotAnswer, context: PlanContext): PlanOfAnswer {
  const { narration, index, previous, isRepair } = context
  const { period = DEFAULT_PERIOD } = answer
  const said = { ...narration, numbers: numbersSaid(narration.text, narration.language) }
  const { graphic, form, problem } = graphicOfAnswer(answer.graphic, said)
  const answered = { cast: castOf(answer, { ...context, text: narration.text }), things: thingsOf(answer, context) }
  const { cast, things: answeredThings } = withDignity(answered, narration)
  const named = answer.place === NO_PLACE || answer.place === '' ? undefined : answer.place.toLowerCase()
  const { place, things, hour, weather } = withoutAlreadySeen({ ...answer, place: named, things: answeredThings }, cast.length > 0)
  const text = textsOf(answer.words, narration.text)
  const isSeen = cast.length + things.length > 0 || place !== undefined
  const isCard = answer.view === 'card' && text.length > 0 && !graphic
  const placeState = place !== undefined && answer.placeState !== NO_STATE && answer.placeState
  const seen = { ...(place !== undefined && { place }), ...(placeState && { placeState }), cast, things, text, ...(graphic && { graphic }) }
  const content = isCard ? besideWords(seen) : contentWithHandwork(seen, handworkOfAnswer(answer, said))
  const answeredPlan = withoutDispensable(
    {
      form: form ?? formOf(text, isSeen && !isCard, narration.text),
      ...content,
      hour,
      weather,
      mood: answer.mood,
      tone: toneOf(period, answer.mood),
      camera: cameraFor(content, index, previous?.camera, content.handwork ? 'insert' : answer.view && SIZES[answer.view]),
      transition: transitionOf({ place, hour }, previous),
    },
    narration,
  )
  const placed = withoutLostReferences(isRepair ? withoutProblems(answeredPlan, narration) : answeredPlan)
  const rest = { ...placed, cast: inLine(placed.cast) }
  const plan: ShotPlan = rest.form === 'words' && rest.text.length === 0 && isShown(rest) ? { ...rest, form: 'scene' } : rest
  const chosen = new Set(context.character ? [context.character.id] : [])
  const missing = [...(problem === undefined ? [] : [problem]), ...unknownNames(answer).map(undrawable)]
  const isRest = isRepair && isShown(plan)
  return {
    plan: dressedFor(plan, period, chosen),
    problems: [...(isRest ? [] : missing), ...findPlanProblems(plan, narration).map(({ message }) => message)],
  }
}
