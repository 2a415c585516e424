import nlp from 'compromise/three'
import { type Locale, stopWordsOf } from '../language.ts'
import { isUnspaced } from '../vocabulary.ts'

/** Proper names of a story in lower case, with the noun describing them; empty without one. */
export type StoryNames = ReadonlyMap<string, string>

/** Patterns with a name and its noun, in either order: `a fox named Pip`, `Pip, a young fox,`. */
const NAME_PATTERNS: Partial<Record<Locale, readonly (readonly [RegExp, 'noun first' | 'name first'])[]>> = {
  en: [
    [/(\p{Ll}+),? (?:named|called|by the name of) (\p{Lu}\p{L}+)/gu, 'noun first'],
    [/(\p{Lu}\p{L}+), (?:an?|the) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)[,.]/gu, 'name first'],
    [/(?<!\p{L})(\p{Lu}\p{L}+) (?:was|is) (?:an?|the) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)/gu, 'name first'],
    [
      /(?<!\p{L})([Cc]aptain|[Kk]ing|[Qq]ueen|[Pp]rincess|[Pp]rince|[Dd]octor|[Pp]rofessor|[Gg]randma|[Gg]randpa|[Dd]etective|[Uu]ncle|[Aa]unt) (\p{Lu}\p{Ll}+)/gu,
      'noun first',
    ],
  ],
  de: [
    [/(\p{Lu}\p{L}+),? (?:namens|mit (?:dem )?Namen) (\p{Lu}\p{L}+)/gu, 'noun first'],
    [/(\p{Lu}\p{L}+), (?:ein|eine|der|die) (?:\p{Ll}+ ){0,2}(\p{Lu}\p{L}+)[,.]/gu, 'name first'],
    [/(?<!\p{L})(\p{Lu}\p{L}+) (?:war|ist) (?:ein|eine|der|die) (?:\p{Ll}+ ){0,2}(\p{Lu}\p{L}+)/gu, 'name first'],
    [
      /(?<!\p{L})(Kapitän(?:in)?|König(?:in)?|Prinz(?:essin)?|Doktor|Professor(?:in)?|Oma|Opa|Tante|Onkel|Detektiv|Kommissar|Herr|Frau) (\p{Lu}\p{Ll}+)/gu,
      'noun first',
    ],
  ],
  fr: [
    [/(\p{Ll}+),? (?:nommée?|appelée?|prénommée?|du nom de) (\p{Lu}\p{L}+)/gu, 'noun first'],
    [/(\p{Lu}\p{L}+), (?:un|une|le|la) (?:\p{Ll}+ ){0,1}?(\p{Ll}+)[ ,.]/gu, 'name first'],
    [/(?<!\p{L})(\p{Lu}\p{L}+) (?:était|est) (?:un|une|le|la) (?:\p{Ll}+ ){0,1}?(\p{Ll}+)/gu, 'name first'],
    [
      /(?<!\p{L})([Cc]apitaine|[Rr]oi|[Rr]eine|[Pp]rincesse|[Pp]rince|[Dd]octeur|[Pp]rofesseur|[Dd]étective|[Mm]onsieur|[Mm]adame|[Oo]ncle|[Tt]ante) (\p{Lu}\p{Ll}+)/gu,
      'noun first',
    ],
  ],
  es: [
    [/(\p{Ll}+),? (?:llamad[oa]|de nombre|que se llama(?:ba)?) (\p{Lu}\p{L}+)/gu, 'noun first'],
    [/(\p{Lu}\p{L}+), (?:un|una|el|la) (?:\p{Ll}+ ){0,1}?(\p{Ll}+)[ ,.]/gu, 'name first'],
    [/(?<!\p{L})(\p{Lu}\p{L}+) (?:era|es) (?:un|una|el|la) (?:\p{Ll}+ ){0,1}?(\p{Ll}+)/gu, 'name first'],
    [
      /(?<!\p{L})([Cc]apit(?:án|ana)|[Rr]ey|[Rr]eina|[Pp]rincesa|[Pp]ríncipe|[Dd]octora?|[Pp]rofesora?|[Dd]etective|[Ss]eñora?|[Tt]í[oa]|[Aa]buel[oa]) (\p{Lu}\p{Ll}+)/gu,
      'noun first',
    ],
  ],
  ja: [
    [
      /([\p{Script=Katakana}ー]{2,6}|\p{Script=Han}{2,3})という(?:名の)?(?:小さな)?([\p{Script=Han}の]{1,3}(?:子)?|[\p{Script=Katakana}ー]{2,6})/gu,
      'name first',
    ],
  ],
  zh: [
    [/(?:名叫|叫做|叫)(\p{Script=Han}{2,3}?)的(?:小)?(\p{Script=Han}{1,3})/gu, 'name first'],
    [/(\p{Script=Han}{1,2})(?:名叫|叫做|名字叫)(\p{Script=Han}{2,3})/gu, 'noun first'],
    [/(猫|狗|兔子?|熊|狐狸|老鼠|猴子|公主|王子|女孩|男孩|姑娘|国王)((\p{Script=Han})\3)/gu, 'noun first'],
  ],
}

let cached: { readonly text: string; readonly names: StoryNames } = { text: '', names: new Map() }

/** Finds the proper names of a story; caches the last story. */
export function findNames(story: string, locale: Locale): StoryNames {
  if (cached.text === story) return cached.names
  const names = new Map<string, string>()
  for (const [pattern, order] of NAME_PATTERNS[locale] ?? [])
    for (const [, first, second] of story.matchAll(pattern)) {
      const [noun, name] = order === 'noun first' ? [first!, second!] : [second!, first!]
      if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), noun.toLowerCase())
    }
  for (const name of namesWithoutNoun(story, locale)) if (!names.has(name)) names.set(name, '')
  cached = { text: story, names }
  return names
}

/** Names of people without a describing noun. */
function namesWithoutNoun(story: string, locale: Locale): readonly string[] {
  if (isUnspaced(locale)) return []
  if (locale !== 'en') return capitalisedSubjects(story, locale)
  const people = nlp(story).people().out('array') as string[]
  return [...people, ...sentenceSubjects(story)]
    .flatMap(
      (name) =>
        name
          .toLowerCase()
          .match(/[\p{L}-]+/gu)
          ?.at(-1) ?? [],
    )
    .filter((name) => name.length > 2)
}

/** Capitalised subjects that the next sentence refers to by a pronoun: `Poppy finds a map. She runs.` */
function sentenceSubjects(story: string): readonly string[] {
  const starts = story.matchAll(/(?<=^|[.!?…]\s+)(\p{Lu}\p{Ll}{2,})\s\p{Ll}+(?:s|ed|t|w|k)(?!\p{L})[^.!?…]*[.!?…]\s+(?:She|He)\s/gu)
  return [...starts]
    .map(([, word]) => word!)
    .filter(
      (word) => !stopWordsOf('en').has(word.toLowerCase()) && !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(story),
    )
}

const ARTICLES: Partial<Record<Locale, string>> = {
  de: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|mein|meine|sein|seine|ihr|ihre|im|am|zum|zur|in|nach|aus|von|vom|beim',
  fr: "le|la|les|l['’]|un|une|des|du|de|d['’]|au|aux|à|en|dans|vers",
  es: 'el|la|los|las|un|una|del|de|al|a|en|hacia|por',
}

/** Capitalised words that begin a sentence, recur within one, and never follow an article or a preposition. */
function capitalisedSubjects(story: string, locale: Locale): readonly string[] {
  const counts = new Map<string, number>()
  for (const [word] of story.matchAll(/\p{Lu}\p{Ll}{2,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const articles = ARTICLES[locale]
  if (!articles) return []
  return [...counts]
    .filter(([word]) => new RegExp(`[\\p{Ll},] ${word}(?!\\p{L})`, 'u').test(story) && !stopWordsOf(locale).has(word.toLowerCase()))
    .filter(([word, count]) => count > 1 && new RegExp(`(?:^|[.!?…]\\s+["„«]?)${word}\\s+\\p{Ll}`, 'u').test(story))
    .filter(([word]) => !new RegExp(`(?:^|\\s)(?:${articles})\\s*${word}(?!\\p{L})`, 'iu').test(story))
    .filter(([word]) => !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(story))
    .map(([word]) => word.toLowerCase())
}
