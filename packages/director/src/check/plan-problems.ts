import { basesInPlan } from '@fablecut/domain/story/shot-plan/position-bases'
import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { isAboutKilling } from '../plan/dignity/dignity.ts'
import { analyse } from '../story/analysis.ts'
import { sentencesOf } from '../text/sentences.ts'
import { properNamesOf } from '../text/script-names.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { artOf, isPerson } from '../vocabulary/art-of.ts'
import { VOCABULARY_CHOICES } from '../vocabulary/choices.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { barredNames } from './barred-names.ts'
import { digitsIn, numbersSaid } from './said-numbers.ts'

/** Why a plan may not be drawn. `message`: for whoever directs, in English. */
export type PlanProblem = {
  readonly code: 'invalid' | 'empty' | 'not_drawable' | 'not_there' | 'undignified' | 'misplaced' | 'not_said' | 'too_many_words'
  readonly message: string
}

/** What is spoken in a shot and its ISO 639-1 language. Only English is understood: of other languages the words are compared, not their meaning. */
export type Narration = { readonly text: string; readonly language: string }

/** `plain`: open land without a name, on which the built-in director shows weather. */
const PLACES: ReadonlySet<string> = new Set([...VOCABULARY_CHOICES.places, 'plain'])

const isAnimal = (what: string): boolean =>
  artOf(what)?.startsWith('animal/') === true || (drawableNamed(what) ?? drawableNamed(what.split(' ').at(-1)!))?.file === 'animal'

/** True for names that a plan may have in its cast. */
export const isFigureName = (what: string): boolean => artOf(what) !== undefined && (isPerson(what) || isAnimal(what))
/** True for names that a plan may have among its things. */
export const isThingName = (what: string): boolean => artOf(what)?.startsWith('place/') === false

/** True if somebody is killed or dead in an English narration. */
export const isNarrationAboutKilling = ({ text, language }: Narration): boolean =>
  language === 'en' && analyse(sentencesOf(text), properNamesOf(text)).some(isAboutKilling)

/** What is wrong with a plan for a narration: its shape, names without art, what is not there, positions at what is not in it, persons among the dead, lettering that nobody says. */
export function findPlanProblems(plan: ShotPlan, narration: Narration): PlanProblem[] {
  const parsed = parseShotPlan(plan)
  if (!parsed.ok) return [{ code: 'invalid', message: `${parsed.refusal.path}: ${parsed.refusal.message}` }]
  return [
    ...emptiness(plan),
    ...undrawable(plan),
    ...absent(plan, narration),
    ...undignified(plan, narration),
    ...misplaced(plan),
    ...unsaid(plan, narration),
  ]
}

function emptiness({ cast, things, text, graphic, place }: ShotPlan): PlanProblem[] {
  const isEmpty = cast.length + things.length + text.length === 0 && !graphic && place === undefined
  return isEmpty ? [{ code: 'empty', message: 'nothing is shown: draw something or set words' }] : []
}

function undrawable({ cast, things, place }: ShotPlan): PlanProblem[] {
  const names = [
    ...cast.filter(({ what }) => !isFigureName(what)).map(({ what }) => what),
    ...things.filter(({ what }) => !isThingName(what)).map(({ what }) => what),
    ...(place === undefined || PLACES.has(place) ? [] : [place]),
  ]
  return names.map((name) => ({ code: 'not_drawable', message: `"${name}" cannot be drawn` }))
}

function absent({ cast, things, handwork = [] }: ShotPlan, { text, language }: Narration): PlanProblem[] {
  if (language !== 'en') return []
  const barred = barredNames(text)
  return [...cast, ...things].flatMap((item): PlanProblem[] => {
    const bar = barred.get(item.what)
    const isStruckOut =
      ('event' in item && item.event === 'cross-out') ||
      handwork.some(({ isDenied, what, tool, target }) => isDenied && [what, tool, target].includes(item.what))
    if (!bar || (bar === 'negated' && isStruckOut)) return []
    const message =
      bar === 'negated' ? `the sentence says that there is no ${item.what}` : `the sentence only speaks of a ${item.what}, it is not there`
    return [{ code: 'not_there', message }]
  })
}

function misplaced({ cast, things }: ShotPlan): PlanProblem[] {
  const bases = basesInPlan({ cast, things })
  return [...cast, ...things].flatMap(({ what, position }, i): PlanProblem[] =>
    position === undefined || bases[i] !== undefined
      ? []
      : [
          {
            code: 'misplaced',
            message: `"${what}" is ${position.relation} "${position.of}", which is not another thing or figure of the plan`,
          },
        ],
  )
}

function undignified({ cast }: ShotPlan, narration: Narration): PlanProblem[] {
  const persons = cast.filter(({ what }) => isPerson(what))
  if (persons.length === 0 || !isNarrationAboutKilling(narration)) return []
  return [{ code: 'undignified', message: 'nobody is shown killing or dead' }]
}

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
const wordsOf = (text: string): string[] => text.split(/\s+/u).map(compact).filter(Boolean)
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Words, or characters in writing without spaces. */
const lengthOf = (text: string): number => (UNSPACED.test(text) ? [...compact(text)].length : wordsOf(text).length)

/** True for words that a narration says, in its order or, as key words, picked from it. */
function isSaid(words: string, narration: string, isPicked: boolean): boolean {
  if (compact(narration).includes(compact(words))) return true
  const said = new Set(wordsOf(narration.replaceAll(/n[’']t\b/giu, ' not ')))
  // `自由 ≠ 礼物`: both sides, in writing without spaces.
  const sides = words.split('≠')
  if (isPicked && sides.length === 2 && sides.every((side) => compact(side) !== '' && compact(narration).includes(compact(side))))
    return true
  return isPicked && wordsOf(words).every((word) => said.has(word))
}

/** A narration with its numbers in digits, as they stand on screen. */
function inDigits({ text, language }: Narration): string {
  const words = text.split(/\s+/u)
  if (language !== 'en') return text
  return quantitiesOf(text)
    .reduceRight((all, { at, end, display }) => [...all.slice(0, at), display, ...all.slice(end + 1)], words)
    .join(' ')
}

/** Words that a statement may have of a short sentence, although they are more than its half. */
const MAX_STATEMENT = 8

function unsaid({ text }: ShotPlan, narration: Narration): PlanProblem[] {
  const numbers = numbersSaid(narration.text, narration.language)
  return text.flatMap(({ words, role }: PlanText): PlanProblem[] => {
    if (role === 'number') {
      const wrong = isSaid(words, narration.text, false) || digitsIn(words).some((value) => numbers.has(value)) ? [] : [words]
      return wrong.map((number) => ({ code: 'not_said', message: `"${number}" is no number of the sentence` }))
    }
    const isKey = role === 'key'
    if (!isSaid(words, narration.text, isKey) && !isSaid(words, inDigits(narration), true))
      return [{ code: 'not_said', message: `"${words}" is not in the sentence` }]
    const isTooLong =
      isKey &&
      lengthOf(words) > Math.max(UNSPACED.test(words) && !words.includes('≠') ? 1 : MAX_STATEMENT, Math.floor(lengthOf(narration.text) / 2))
    return isTooLong
      ? [{ code: 'too_many_words', message: `"${words}" is more than half of the sentence and more than ${MAX_STATEMENT} words` }]
      : []
  })
}
