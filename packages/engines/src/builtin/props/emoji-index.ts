import { readFileSync } from 'node:fs'
import type { Locale } from '../scene/language.ts'

/** An icon, its name in a language, and keywords in that language. */
type EmojiEntry = readonly [icon: string, label: string, ...keywords: string[]]

/** Emoji names and keywords of emojibase-data 17.0.0 (MIT) for the installed icons, without signs and flags. */
const readEntries = (locale: Locale): readonly EmojiEntry[] =>
  JSON.parse(readFileSync(new URL(`../../../assets/emoji-keywords/${locale}.json`, import.meta.url), 'utf8')) as readonly EmojiEntry[]

/** Signs, faces, hands, people and flags, which are no props. */
const NOT_AN_OBJECT =
  /(face|button|sign$|symbol|arrow|square|circle|oclock|thirty|^man\b|^woman\b|^person|^people|^men|^women|mark$|keycap|flag|hand|diamond|clown|^pile|bubble|nose|-light$|-dark$|-medium$|boy|girl|child|baby|elder|adult|mouth|tongue|ear$|^foot$|^leg$|kiss|couple|family|category|cat-with|heart-(suit|dec|excl)|medal|^no-|banknote|-suit$|input-|zodiac|breast|thumbs|fist|finger|index-|palms|gesture|biceps|salute|busts?-in|speaking-head|eyes$|^eye$|lip|restroom|toilet|water-closet|cigarette|bikini|briefs|swimsuit|middle-|monkey$|om$|cross$|star-of|prayer|kaaba|coffin|urn|headstone|zzz|^sake$|^seat$|^sari$|mx-|mrs-|santa|pregnant|old-|older|^selfie$|^customs$|^hole$|tear-off|parking|copyright|registered|multiply|divide|^plus$|^minus$|wavy-dash|loop|hundred|check-box|info|wireless|vibration|^id|aries|taurus|gemini|cancer|^leo$|virgo|libra|scorpio$|sagittarius|capricorn|aquarius|pisces|ophiuchus|baggage|bell-with|left-luggage|litter|prohibited|warning|biohazard|radioactive|yo-yo|anger|collision|dizzy|dashing|heads?-shaking|rolling|exploding|dvd|optical|pager)/

/** Landscapes and weather, which settings draw. */
const SCENERY =
  /^(mountain|snow-capped|mount-fuji|beach|desert|cityscape|night-with|sunrise|sunset|milky-way|bridge-at|national-park|camping$|cloud|fog|foggy|sun-behind|sun$|water-wave|house|houses|castle|school|hospital|hotel|office-building|department|factory|stadium|post-office|japanese-|bank$|convenience|love-hotel|hut|derelict|building|classical|motorway|railway-track|city|umbrella-with-rain|snowflake|wind|tornado|volcano|island)/

const PEOPLE = new Set(
  'artist astronaut construction-worker cook detective factory-worker farmer firefighter guard health-worker judge mechanic ninja office-worker pilot police-officer prince princess scientist singer student teacher technologist fairy elf genie mage merperson mermaid superhero supervillain troll ogre vampire zombie goblin'.split(
    ' ',
  ),
)

/** True for icons that can be props. */
export const isObjectIcon = (icon: string): boolean => !NOT_AN_OBJECT.test(icon) && !SCENERY.test(icon) && !PEOPLE.has(icon)

/** Languages whose compound names begin with the noun. */
const NOUN_FIRST: ReadonlySet<Locale> = new Set(['es', 'fr', 'it', 'pt', 'vi', 'ms'])

/** An icon that matches a word. `confidence`: 3 the full name, about 2 its noun, about 1 a keyword. */
export type IconMatch = { readonly icon: string; readonly confidence: number }

const indexCache = new Map<Locale, Map<string, IconMatch[]>>()

/** Index from words of a language to icons, best match first; cached. */
export function emojiIndex(locale: Locale): ReadonlyMap<string, readonly IconMatch[]> {
  const cached = indexCache.get(locale)
  if (cached) return cached
  const index = new Map<string, IconMatch[]>()
  const add = (word: string, icon: string, confidence: number): void => {
    const list = index.get(word) ?? []
    list.push({ icon, confidence })
    index.set(word, list)
  }
  for (const [icon, label, ...keywords] of readEntries(locale)) {
    const name = label.toLowerCase()
    add(name, icon, 3)
    const parts = name.split(/[\s-]+/)
    if (parts.length > 1 && parts.length < 4) add(NOUN_FIRST.has(locale) ? parts[0]! : parts.at(-1)!, icon, 2 - (parts.length - 2) * 0.4)
    if (parts.length > 1 && locale !== 'en') for (const part of parts) if (part.length > 3) add(part, icon, 1.32)
    for (const [i, keyword] of keywords.entries()) add(keyword.toLowerCase(), icon, 1.3 - i * 0.04)
  }
  for (const list of index.values()) list.sort((a, b) => b.confidence - a.confidence || a.icon.length - b.icon.length)
  indexCache.set(locale, index)
  return index
}
