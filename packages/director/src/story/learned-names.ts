import { isDemonym, isPlaceName } from '../languages/en/names.ts'
import type { Phrase } from '../text/phrases.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Analysis } from './analysis.ts'
import type { Gender, Picture, StoryState } from './story-state.ts'

const BE = /^(?:is|was)$/u
const GENDERS: Readonly<Record<string, Gender>> = {
  he: 'man',
  his: 'man',
  him: 'man',
  himself: 'man',
  she: 'woman',
  her: 'woman',
  herself: 'woman',
}

const nameOf = ({ nouns }: Phrase): string => nouns.map(({ text }) => text).join(' ')

/** Notes who a name is, for every mention of it or of its parts. */
export function learnName(name: string, picture: Picture, story: StoryState): void {
  const named = { ...picture, properName: name }
  for (const part of new Set([name, ...name.split(' ')])) if (!isPlaceName(part) && !isDemonym(part)) story.names.set(part, named)
}

const isName = (phrase: Phrase): boolean =>
  phrase.isName && phrase.role === 'subject' && phrase.bar === '' && !isPlaceName(phrase.head.text) && !isDemonym(phrase.head.text)

/** What is said of a name behind `was`: `Sisyphus was the king of Corinth`, `Doss was a carpenter's son`. */
function predicateOf(name: Phrase, { phrases, tokens }: Analysis): Phrase | undefined {
  if (!BE.test(tokens[name.end + 1]?.low ?? '')) return undefined
  const behind = phrases.filter(({ start }) => start > name.end)
  const [first] = behind
  if (!first || first.start !== name.end + 2 || !/^(?:an?|the)$/u.test(first.run[0]!.low)) return undefined
  return behind.find(({ isOwner }) => !isOwner)
}

/** Names of persons that a sentence tells of by what they were, or by a pronoun behind them. */
export function learnNames(analysis: Analysis, pictures: Map<Phrase, Picture>, story: StoryState): void {
  for (const phrase of analysis.phrases) {
    const known = pictures.get(phrase)
    if (!isName(phrase)) continue
    const predicate = predicateOf(phrase, analysis)
    if (known && !/^(?:person|man|woman)$/u.test(known.name)) {
      if (known.isPerson && predicate && pictures.get(predicate)?.isPerson) pictures.delete(predicate)
      continue
    }
    const picture = predicate?.bar === '' ? pictures.get(predicate) : undefined
    const spoken = analysis.tokens.slice(phrase.end + 1).flatMap(({ low }) => GENDERS[low] ?? [])[0]
    const gender = known?.gender ?? spoken
    if (picture?.isPerson) {
      const isNobody = /^(?:person|man|woman)$/u.test(picture.name)
      const own: Picture =
        isNobody && gender
          ? { ...picture, name: gender, drawn: drawableNamed(gender)!, gender }
          : { ...picture, gender: picture.gender ?? gender }
      learnName(nameOf(phrase), own, story)
      pictures.set(phrase, { ...own, properName: nameOf(phrase) })
      pictures.delete(predicate!)
    } else if (!known && spoken && isActedBy(phrase, analysis)) {
      const own: Picture = { name: spoken, drawn: drawableNamed(spoken)!, isPerson: true, gender: spoken, properName: nameOf(phrase) }
      learnName(nameOf(phrase), own, story)
      pictures.set(phrase, own)
    }
  }
}

/** Nobody else before the pronoun can be meant: the name does something, and it is the first person of its sentence. */
const isActedBy = (phrase: Phrase, { phrases, tokens }: Analysis): boolean =>
  /^(?:VERB|AUX|ADV)$/u.test(tokens[phrase.end + 1]?.pos ?? '') && phrases.find(({ isName: other }) => other) === phrase
