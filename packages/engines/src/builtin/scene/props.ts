import nlp from 'compromise/three'
import { emojiWords, isThing } from '../props/emoji-words.ts'
import type { Locale } from './language.ts'
import { ANIMAL_WORDS, PEOPLE } from './people-words.ts'
import type { SceneProp } from './scene.ts'
import { formsOf, wordsOf } from './words.ts'

/** Words about pictures and time rather than of things, and names of scenery that settings paint. */
const NOT_THINGS = new Set(
  'shot scene light lighting view style image picture background foreground camera frame illustration photo detail color colour mood day night morning evening moment time story world life way thing things part side place end start beginning close wide medium shadow shadows look feeling year years century sky ground air land water sea ocean beach forest mountain mountains city village street road room house home field desert space castle stage market river tree trees hill hills sun moon rain snow wind cloud clouds storm wave waves sand grass valley island coast body code tower model kind sort lot bit name number line point hand hands head heart face eye eyes voice word words sound left right front back top bottom north south east west mark sign set case fact idea question answer reason problem change power secret dream hope'.split(
    ' ',
  ),
)

/** English words whose plainest picture has another name, or that are mostly meant otherwise. */
const MEANT: Record<string, string | null> = {
  lantern: 'red-paper-lantern',
  lamp: 'light-bulb',
  coffee: 'hot-beverage',
  cup: 'teacup-without-handle',
  mug: 'hot-beverage',
  car: 'automobile',
  plane: 'airplane',
  phone: 'mobile-phone',
  computer: 'laptop',
  book: 'open-book',
  letter: 'envelope',
  walk: null,
  march: null,
  run: null,
  work: null,
  play: null,
  rest: null,
  love: 'red-heart',
  energy: 'high-voltage',
  electricity: 'high-voltage',
  money: 'money-bag',
  coin: 'coin',
  gold: 'coin',
  treasure: 'gem-stone',
  science: 'test-tube',
  bean: 'beans',
  beans: 'beans',
  bread: 'bread',
  music: 'musical-notes',
  earth: 'globe-showing-europe-africa',
  planet: 'ringed-planet',
  star: 'star',
  stars: 'glowing-star',
  boat: 'sailboat',
  idea: 'light-bulb',
  map: 'world-map',
  cell: 'microbe',
  cells: 'microbe',
  plant: 'potted-plant',
  plants: 'potted-plant',
  leaf: 'herb',
  leaves: 'herb',
  seed: 'seedling',
  seeds: 'seedling',
  robot: 'robot',
  machine: 'robot',
  fruit: 'red-apple',
  food: 'steaming-bowl',
  sheep: 'ewe',
  bee: 'honeybee',
  time: null,
  clock: 'mantelpiece-clock',
  chart: 'chart-increasing',
  growth: 'chart-increasing',
  data: 'bar-chart',
  medicine: 'pill',
  vaccine: 'syringe',
  heart: 'anatomical-heart',
  box: 'package',
  gift: 'wrapped-gift',
  goal: 'bullseye',
  target: 'bullseye',
  fire: 'fire',
  ice: 'ice',
  magic: 'magic-wand',
  door: 'door',
}

const AT_MOST = 4

/** English things are nouns; elsewhere every word may be one. */
function candidates(text: string, locale: Locale): string[] {
  if (locale !== 'en') return wordsOf(text, locale)
  const nouns = nlp(text.toLowerCase()).match('#Noun').not('#Verb').not('#Pronoun').terms().out('array') as string[]
  return nouns.map((word) => word.replace(/[^\p{L}-]/gu, '')).filter((word) => word.length > 2)
}

function lookUp(word: string, locale: Locale, least: number): string | undefined {
  const index = emojiWords(locale)
  for (const form of formsOf(word, locale)) {
    if (locale === 'en' && form in MEANT) return MEANT[form] ?? undefined
    if (NOT_THINGS.has(form)) return undefined
    const match = index.get(form)?.find(({ icon, sureness }) => sureness >= least && isThing(icon))
    if (match) return match.icon
  }
  return undefined
}

/** Things named in a text that can be drawn, in the order they are named, each once. */
export function propsIn(text: string, locale: Locale): SceneProp[] {
  const words = candidates(text, locale)
  const found: SceneProp[] = []
  const add = (icon: string | undefined, word: string): boolean => {
    if (!icon || found.some((prop) => prop.icon === icon)) return false
    found.push({ icon, word })
    return true
  }
  for (let i = 0; i < words.length && found.length < AT_MOST; i++) {
    const word = words[i]!
    const pair = words[i + 1] && text.toLowerCase().includes(`${word} ${words[i + 1]}`) ? `${word} ${words[i + 1]}` : undefined
    if (pair && add(lookUp(pair, locale, 2.9), pair)) {
      i++
      continue
    }
    if (PEOPLE.has(word) || formsOf(word, locale).some((form) => ANIMAL_WORDS.has(form))) continue
    add(lookUp(word, locale, 1), word)
  }
  return found
}
