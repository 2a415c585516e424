import { withoutFilmTexts } from './film/film-texts.ts'
import type { FigureTraits } from './figure-traits.ts'
import { traitsPhrase } from './traits-phrase.ts'
import { graphicPhrase } from './graphic-phrase.ts'
import { basesInPlan } from './position-bases.ts'
import { canHaveBackdrop, placeOfBackdrop } from './words-card.ts'
import type { PlanCamera, PlanFigure, PlanRelation, PlanThing, ShotPlan } from './shot-plan.ts'

export type NamedCharacter = { readonly id: string; readonly name: string }

/** Prompts for image and video models of other providers, in English. */
export type PlanPrompts = { readonly imagePrompt: string; readonly videoPrompt: string }

const SIZES: Record<PlanCamera['size'], string> = {
  wide: 'Wide view',
  full: 'Full shot',
  medium: 'Medium shot',
  close: 'Close-up',
  'extreme-close': 'Extreme close-up',
  insert: 'Detail shot',
}
const ANGLES: Record<PlanCamera['angle'], string> = {
  eye: '',
  low: ' from below',
  high: ' from above',
  overhead: ' from directly above',
  'over-shoulder': ' over the shoulder',
  selfie: ' as a selfie',
}
const MOVES: Record<PlanCamera['move'], string> = {
  still: 'Still camera',
  push: 'Slow push in',
  pull: 'Slow pull back',
  'pan-left': 'Slow pan left',
  'pan-right': 'Slow pan right',
  'crane-up': 'The camera slowly rises',
  'crane-down': 'The camera slowly descends',
  orbit: 'Slow orbit',
  shake: 'Gentle camera shake',
}
const PLURALS: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  mouse: 'mice',
  goose: 'geese',
  foot: 'feet',
  tooth: 'teeth',
  leaf: 'leaves',
  wolf: 'wolves',
  knife: 'knives',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
}

/** Counts from here on are described as a large number. */
const SWARM = 12

/**
 * Derives the prompts of a plan. Crossed-out things are omitted, as models would draw them; a motion graphic replaces figures and things. `characters`: whose
 * figures are called by their names. Default: none. Deterministic.
 */
export function promptsOfPlan(plan: ShotPlan, characters: readonly NamedCharacter[] = []): PlanPrompts {
  const { camera } = plan
  const cast = plan.cast.map((figure) => ({ ...figure, what: characters.find(({ id }) => id === figure.id)?.name ?? figure.what }))
  const things = plan.things.filter(({ event }) => event !== 'cross-out')
  const seen = plan.graphic ? [graphicPhrase(plan.graphic)] : placedPhrases(cast, things)
  const content = [...seen, ...letteringPhrases(plan)]
  const around = [
    plan.backdrop !== undefined && canHaveBackdrop(plan) && `out of focus behind them: ${placeOfBackdrop(plan.backdrop) ?? plan.backdrop}`,
    plan.place && `in: ${[plan.placeState, plan.place].filter(Boolean).join(' ')}`,
    plan.hour === 'day' ? '' : `at ${plan.hour}`,
    plan.weather === 'clear' ? '' : plan.weather,
  ]
  const details = [...(content.length > 0 ? content : ['an empty scene']), ...around, `${plan.mood} mood`].filter(Boolean)
  return {
    imagePrompt: `${SIZES[camera.size]}${ANGLES[camera.angle]}: ${details.join(', ')}`,
    videoPrompt: `${MOVES[camera.move]}; ${motionsOf({ cast, things: plan.things }).join(', ') || 'subtle natural movement'}`,
  }
}

const RELATIONS: Readonly<Record<PlanRelation, string>> = {
  in: 'in',
  on: 'on',
  under: 'under',
  above: 'above',
  behind: 'behind',
  'in-front': 'in front of',
  beside: 'beside',
  around: 'around',
}

/** Figures and things; what others are placed at is named with the first of those: `3 snails in a bowl`. */
function placedPhrases(cast: readonly PlanFigure[], things: readonly PlanThing[]): string[] {
  const own = [...cast.map(figurePhrase), ...things.map(thingPhrase)]
  const all = [...cast, ...things]
  const bases = basesInPlan({ cast, things })
  const named = new Set<number>()
  const phraseOf = (i: number): string => {
    named.add(i)
    const base = bases[i]
    if (base === undefined) return own[i]!
    const other = named.has(base) ? `the ${all[base]!.what}` : withArticle(phraseOf(base), all[base]!)
    return `${own[i]} ${RELATIONS[all[i]!.position!.relation]} ${other}`
  }
  const isFirst = (i: number): boolean => !bases.includes(i) || bases[i] !== undefined
  return own.flatMap((_, i) => (isFirst(i) && !named.has(i) ? [phraseOf(i)] : []))
}

/** Names of people and more than one thing have no article. */
const withArticle = (phrase: string, item: PlanFigure | PlanThing): string =>
  /^(?:\d|many |\p{Lu})/u.test(phrase) || ('count' in item && item.count > 1)
    ? phrase
    : `${/^[aeiou]/iu.test(phrase) ? 'an' : 'a'} ${phrase}`

/** Nouns that tell the age themselves. */
const AGED = /\b(?:old|young|elderly|child|children|baby|boy|girl|kid|toddler|teenager|grand(?:father|mother|pa|ma))\b/u
const ageWord = (what: string, { age }: FigureTraits): string => (age === undefined || AGED.test(what) ? '' : age)

const figurePhrase = ({ what, action, target, feeling, traits = {} }: PlanFigure): string =>
  [
    feeling === 'neutral' ? '' : feeling,
    ageWord(what, traits),
    what,
    traitsPhrase(traits),
    action === 'stand' ? '' : `(${[action, target].filter(Boolean).join(' ')})`,
  ]
    .filter(Boolean)
    .join(' ')

function thingPhrase({ what, count, state }: PlanThing): string {
  const amount = count === 1 ? '' : count >= SWARM ? 'many' : `${count}`
  return [amount, state, count === 1 ? what : pluralOf(what)].filter(Boolean).join(' ')
}

/** Plural of an English noun or of a compound of nouns. */
export function pluralOf(name: string): string {
  const last = name.split(' ').at(-1) ?? name
  const before = name.slice(0, name.length - last.length)
  const known = PLURALS[last]
  if (known) return before + known
  if (/(?:s|x|z|ch|sh)$/u.test(last)) return `${name}es`
  return /[^aeiou]y$/u.test(last) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/** An image prompt derived from `plan` without the lettering that it names. */
export const promptWithoutLettering = (imagePrompt: string, plan: ShotPlan): string =>
  letteringPhrases(plan).reduce((prompt, phrase) => prompt.replace(`${phrase}, `, ''), imagePrompt)

const letteringPhrases = (plan: ShotPlan): string[] => withoutFilmTexts(plan).text.map(({ words }) => `the words “${words}”`)

const motionsOf = ({ cast, things }: Pick<ShotPlan, 'cast' | 'things'>): string[] => [
  ...cast.filter(({ action }) => action !== 'stand').map(({ what, action }) => `${what}: ${action}`),
  ...things.flatMap(({ what, event }) => (event && event !== 'cross-out' ? [`${what}: ${event}`] : [])),
]
