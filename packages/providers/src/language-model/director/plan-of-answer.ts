import { findPlanProblems, isFigureName, isNarrationAboutKilling, type Narration } from '@fablecut/director/check/plan-problems'
import { numbersSaid } from '@fablecut/director/check/said-numbers'
import { cameraFor } from '@fablecut/director/plan/camera'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import type { PlanFigure, PlanForm, PlanText, PlanThing, PlanTransition, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isViolentOrSexual } from '@fablecut/director/blocked-words'
import type { KnownFigure } from '@fablecut/generation/ports/language-model'
import { NO_PLACE, type ShotAnswer } from './answer.ts'
import { graphicOfAnswer } from './graphic-of-answer.ts'
import { HERO } from './instructions.ts'

/** `index`: of the shot in its film. `figures`: of the shots before. */
export type PlanContext = {
  readonly narration: Narration
  readonly index: number
  readonly figures: readonly KnownFigure[]
  readonly character?: { readonly id: string }
  readonly previous?: ShotPlan
}

/** `problems`: why the plan may not be drawn, for the model; none: it may. */
export type PlanOfAnswer = { readonly plan: ShotPlan; readonly problems: readonly string[] }

/** From this count figures are a crowd. */
const CROWD = 4
const MAX_FIGURES = 4
const MAX_THINGS = 5
const MAX_WORDS_OF_QUESTION = 12

/** A name of the vocabulary for `Foxes`; unknown names stay. */
function vocabularyName(name: string): string {
  const low = name.toLowerCase()
  const forms = [low, low.replace(/s$/u, ''), low.replace(/es$/u, ''), low.replace(/ies$/u, 'y'), low.replace(/ves$/u, 'f')]
  return forms.find((form) => artOf(form) !== undefined) ?? low
}

function figureId(id: string, { figures, character }: PlanContext): string {
  const slug = id.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  if (character && (slug === HERO || id === character.id)) return character.id
  return figures.some((known) => known.id === id) ? id : `cast-${slug}`
}

/** Figures of an answer, with the same kind as before under the same id, and figures that stand among its things. */
function castOf(answer: ShotAnswer, context: PlanContext): PlanFigure[] {
  const speech = /["“„«「]/u.test(context.narration.text)
  const figures = answer.cast.map(({ id, who, action, target, feeling }): PlanFigure => {
    const ownId = figureId(id, context)
    const what =
      context.figures.find((known) => known.id === ownId)?.what ?? (ownId === context.character?.id ? 'person' : vocabularyName(who))
    const speaks = speech && /^(?:talk|sing|cry|laugh)$/u.test(action)
    return { id: ownId, what, action, ...targetOf(target, answer, context), feeling, speaks }
  })
  const among = answer.things.filter(isSingleFigure).flatMap(({ what, count }) =>
    Array.from({ length: Math.max(1, Math.round(count)) }, (_, n): PlanFigure => {
      const name = vocabularyName(what)
      return { id: figureId(`${name} ${n}`, context), what: name, action: 'stand', feeling: 'neutral', speaks: false }
    }),
  )
  const all = [...figures, ...among]
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i).slice(0, MAX_FIGURES)
}

/** What an action is done to, if it is in the shot. */
function targetOf(target: string, { cast, things }: ShotAnswer, context: PlanContext): Pick<PlanFigure, 'target'> {
  if (cast.some(({ id }) => id === target)) return { target: figureId(target, context) }
  const name = vocabularyName(target)
  return things.some(({ what }) => vocabularyName(what) === name) ? { target: name } : {}
}

const isSingleFigure = ({ what, count, event }: ShotAnswer['things'][number]): boolean =>
  isFigureName(vocabularyName(what)) &&
  count < CROWD &&
  event !== 'cross-out' &&
  !/^(?:family|couple|crowd|audience|team|army|people|crew)$/u.test(what)

const thingsOf = (answer: ShotAnswer): PlanThing[] =>
  answer.things
    .filter((item) => !isSingleFigure(item))
    .map(({ what, count, event }): PlanThing => {
      const bounded = Number.isFinite(count) ? Math.min(1000, Math.max(1, Math.round(count))) : 1
      return { what: vocabularyName(what), count: bounded, ...(event !== 'none' && { event }) }
    })
    .filter(({ what }, i, all) => all.findIndex((other) => other.what === what) === i)
    .slice(0, MAX_THINGS)

const compact = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

function roleOf(words: string, narration: string): PlanText['role'] {
  if (/\p{Nd}/u.test(words)) return 'number'
  if (/[?？؟]$/u.test(words) && wordsOf(words).length <= MAX_WORDS_OF_QUESTION) return 'title'
  const quotes = narration.match(/["“„«「][^"”“»」]+["”“»」]/gu) ?? []
  return wordsOf(words).length <= MAX_WORDS_OF_QUESTION && quotes.some((quote) => quote.includes(words)) ? 'quote' : 'key'
}

function textsOf({ words }: ShotAnswer, narration: string): PlanText[] {
  const said = wordsOf(narration).map(compact)
  const distinct = [...new Set(words)].filter((text) => compact(text) !== '' || /\d/u.test(text))
  return distinct.map((text) => {
    const first = compact(wordsOf(text)[0]!)
    return { words: text, role: roleOf(text, narration), at: Math.max(0, said.indexOf(first)) }
  })
}

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

/** Persons that are killed or dead are a candle. */
function withDignity(plan: Pick<ShotPlan, 'cast' | 'things'>, narration: Narration): Pick<ShotPlan, 'cast' | 'things'> {
  const { language, text } = narration
  const isKilling = isNarrationAboutKilling(narration) || (language !== 'en' && isViolentOrSexual(text))
  const others = plan.cast.filter(({ what }) => artOf(what) !== 'person')
  if (!isKilling || others.length === plan.cast.length) return plan
  const candle: PlanThing = { what: 'candle', count: plan.cast.length - others.length }
  return { cast: others, things: [candle, ...plan.things.filter(({ what }) => what !== 'candle')].slice(0, MAX_THINGS) }
}

/** The plan of an answer with what its code decides: ids, speech, times of lettering, camera, transition. */
export function planOfAnswer(answer: ShotAnswer, context: PlanContext): PlanOfAnswer {
  const { narration, index, previous } = context
  const said = { text: narration.text, numbers: numbersSaid(narration.text, narration.language) }
  const { graphic, form, problem } = graphicOfAnswer(answer.graphic, said)
  const { cast, things } = withDignity({ cast: castOf(answer, context), things: thingsOf(answer) }, narration)
  const place = answer.place === NO_PLACE || answer.place === '' ? undefined : answer.place.toLowerCase()
  const text = textsOf(answer, narration.text)
  const isSeen = cast.length + things.length > 0 || place !== undefined
  const { hour, weather, mood } = answer
  const content = { ...(place !== undefined && { place }), cast, things, text, ...(graphic && { graphic }) }
  const plan: ShotPlan = {
    form: form ?? formOf(text, isSeen, narration.text),
    ...content,
    hour,
    weather,
    mood,
    camera: cameraFor(content, index, previous?.camera),
    transition: transitionOf({ place, hour }, previous),
  }
  return {
    plan,
    problems: [...(problem === undefined ? [] : [problem]), ...findPlanProblems(plan, narration).map(({ message }) => message)],
  }
}
