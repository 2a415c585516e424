import type { StyleValue } from '@fablecut/domain/story/style'
import type { MusicMood } from '../ports/writer.ts'

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu')

/** Keywords of styles. */
const BY_WORDS: readonly (readonly [StyleValue, RegExp])[] = [
  ['cyberpunk', words('robots?|future|cyber\\w*|hackers?|neon|spaceships?|androids?|artificial intelligence|ai')],
  ['pixelart', words('(?:video )?games?|gamers?|levels?|pixels?|coding|programm\\w+|software|computers?')],
  ['classicalrococo', words('kings?|queens?|palaces?|empire|rome|roman|ancient|century|renaissance|museum|opera')],
  ['ghibli', words('forests?|village|river|grandmothers?|grandma|meadows?|spirits?|countryside|gardens?|rain|fox(?:es)?')],
  ['anime', words('heroes?|dragons?|battle|quest|swords?|school|adventure|pirates?|destiny')],
  ['pixar', words('toys?|kittens?|pupp(?:y|ies)|children|bedtime|friends?|family|birthday|animals?|cats?|dogs?')],
  ['microworld', words('how [^.]{0,30} works?|machines?|factory|economy|inflation|traffic|travel\\w*|map|islands?|cities')],
  ['photorealistic', words('science|brain|cells?|planets?|ocean|climate|vaccines?|energy|coffee|bread|recipes?|nature')],
  ['citypop', words('summer|beach|drive|cocktail|vacation|holiday|city lights|sunset')],
  ['vaporwave', words('eighties|80s|retro|nostalgi\\w+|cassettes?|mall|palm trees?')],
  ['y2kcollage', words('internet|nineties|90s|2000s|phones?|selfies?|teenagers?')],
  ['edm', words('party|festival|dance\\w*|club|dj|lasers?')],
  ['rockhaze', words('guitars?|rock|concert|band|drums?|tour')],
  ['metalnoir', words('detectives?|crime|mystery|murder|shadows?|secrets?|noir')],
  ['midnightbluesoul', words('lonely|blues|midnight|jazz|tears|goodbye|remember')],
  ['noisecollage', words('news|protest|revolution|newspapers?|war|politics|art')],
  ['bubblegumpunk', words('fashion|candy|pop|makeup|sneakers?|skate\\w*')],
  ['psychedelic', words('dreams?|imagination|mind|meditation|universe|infinite')],
]

const BY_MOOD: Record<MusicMood, StyleValue> = {
  calm: 'ghibli',
  warm: 'ghibli',
  playful: 'pixar',
  hopeful: 'pixar',
  epic: 'anime',
  tense: 'metalnoir',
  dreamy: 'psychedelic',
  sad: 'midnightbluesoul',
  energetic: 'edm',
  curious: 'photorealistic',
}

/** Number of keywords of each style in an English text. */
export const countStyleKeywords = (text: string): ReadonlyMap<StyleValue, number> =>
  new Map(BY_WORDS.map(([style, pattern]) => [style, text.match(pattern)?.length ?? 0]))

/** The style with most keywords in an English text, else the style of its mood. */
export function suggestStyle(text: string, mood: MusicMood): StyleValue {
  const [style, count] = [...countStyleKeywords(text)].reduce((best, next) => (next[1] > best[1] ? next : best))
  return count > 0 ? style : BY_MOOD[mood]
}
