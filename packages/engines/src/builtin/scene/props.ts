import nlp from 'compromise/three'
import { emojiWords, isThing } from '../props/emoji-words.ts'
import { type Locale, smallWordsOf } from './language.ts'
import { namesPlace } from './place.ts'
import { ANIMAL_WORDS, PEOPLE } from './people-words.ts'
import type { SceneProp } from './scene.ts'
import { formsOf, wordsOf } from './words.ts'

/** Words about pictures and time rather than of things, and names of scenery that settings paint. */
const NOT_THINGS = new Set(
  'shot scene light lighting view style image picture background foreground camera frame illustration photo detail color colour mood day night morning evening moment time story world life way thing things part side place end start beginning close wide medium shadow shadows look feeling year years century sky ground air land water sea ocean beach forest mountain mountains city village street road room house home field desert space castle stage market river tree trees hill hills sun moon rain snow wind cloud clouds storm wave waves sand grass valley island coast body code tower model kind sort lot bit name number line point hand hands head heart face eye eyes voice word words sound left right front back top bottom north south east west mark sign set case fact idea question answer reason problem change power secret dream hope kitchen office classroom class laboratory lab garden farm park shop band manager boss team group member visitor connection connections beginning wild quality'.split(
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
  fly: null,
  honey: 'honey-pot',
  fall: null,
  wild: null,
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

/** More would crowd the frame. */
export const PROPS_PER_SHOT = 4

type Candidate = { readonly word: string; readonly least: number }

/** Names of things that are as often something one does. */
const ALSO_VERBS = new Set('fly duck bat ring watch bear light fire box drum hook saw park swan bridge mouse play act'.split(' '))

/** How sure a match has to be: a noun may be a keyword of a thing, any other word only its very name. Verbs are nothing. */
function candidates(text: string, locale: Locale): Candidate[] {
  if (locale !== 'en')
    return wordsOf(text, locale)
      .filter(
        (word) =>
          !smallWordsOf(locale).has(word) &&
          !namesPlace(word, locale) &&
          (!UNSPACED.has(locale) || word.length > 1 || CJK_THING.test(word)),
      )
      .map((word) => ({ word, least: word.length > 3 || UNSPACED.has(locale) ? 1.2 : 2.9 }))
  const document = nlp(text.toLowerCase())
  const nouns = new Set(document.match('#Noun').not('#Verb').not('#Pronoun').terms().out('array') as string[])
  const verbs = new Set(document.match('#Verb').terms().out('array') as string[])
  return wordsOf(text, locale).flatMap((word) => {
    if (word.length < 3 || (verbs.has(word) && (ALSO_VERBS.has(word) || /(s|ed|ing)$/.test(word)) && !nouns.has(word))) return []
    return [{ word, least: nouns.has(word) ? 1.14 : 2.9 }]
  })
}

/** Single characters that name a thing. */
const CJK_THING = /[月星花书船车猫犬狗鸟鱼龙剑灯茶火雪本傘鍵鳥魚竜]/
const UNSPACED: ReadonlySet<Locale> = new Set(['ja', 'zh', 'zh-hant', 'ko', 'th'])

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
export function propsIn(text: string, locale: Locale, atMost = PROPS_PER_SHOT): SceneProp[] {
  const words = candidates(text, locale)
  const found: SceneProp[] = []
  const add = (icon: string | undefined, word: string): boolean => {
    if (!icon || found.some((prop) => prop.icon === icon)) return false
    found.push({ icon, word })
    return true
  }
  for (let i = 0; i < words.length && found.length < atMost; i++) {
    const { word, least } = words[i]!
    const pair = `${word} ${words[i + 1]?.word}`
    if (text.toLowerCase().includes(pair) && add(lookUp(pair, locale, 2.9), pair)) {
      i++
      continue
    }
    if (PEOPLE.has(word) || formsOf(word, locale).some((form) => ANIMAL_WORDS.has(form))) continue
    add(lookUp(word, locale, least), word)
  }
  return found
}
