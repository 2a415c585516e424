import { isDemonym, isGivenName } from '../languages/en/names.ts'
import { isNoun, isVerb, natureOf, sensesOf, singularOf } from '../senses/lexicon.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'

const NO_FIRST_NAME =
  /^(?:The|A|An|In|On|At|By|For|From|To|Of|And|But|So|Then|Now|When|If|As|After|Before|Since|With|Without|Every|Each|All|Most|Some|Many|No|Not|Only|Even|Last|Next|This|That|These|Those|His|Her|Its|Their|My|Your|Our|President|King|Queen|Doctor|Captain|Professor|Saint|Mount|Lake)$/u

/** Words that begin sentences: with what follows them. */
const FIRST_WORDS = /(?<=^|[.!?]["”]? |\n)["“]?(\p{Lu}\p{Ll}+)((?: \p{L}+)?)/gu
const OF_SUBJECT = /^ (?:was|is|had|has|could|would|did|does|ran|went|saw|took|said|felt|knew|got|\p{Ll}+ed)$/u
const OF_PERSON =
  /^ (?:laughed|smiled|said|asked|cried|whispered|shouted|walked|ran|watched|looked|nodded|sighed|jumped|climbed|thought|knew|wanted|loved|sat|stood|opened|closed|picked|grabbed|hugged|waved|slept|woke|the)$/u
const MIN_MENTIONS = 2

/** `Pip watched ... Pip laughed`: a noun without an article that does something again and again and is never written small. */
function repeatedSubjects(script: string): string[] {
  const mentions = new Map<string, string[]>()
  for (const [, word, next] of script.matchAll(FIRST_WORDS)) mentions.set(word!, [...(mentions.get(word!) ?? []), next!])
  return [...mentions].flatMap(([word, following]) => {
    const low = word.toLowerCase()
    const all = script.match(new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'gu'))?.length ?? 0
    const isWrittenSmall = new RegExp(`(?<![\\p{L}])${low}s?(?![\\p{L}])`, 'u').test(script)
    const isOrdinary =
      singularOf(low) !== low ||
      drawableNamed(low) !== undefined ||
      (natureOf(low) === 'abstract' && !following.some((next) => OF_PERSON.test(next)))
    const isWord = isNoun(low) || !isVerb(low)
    if (all < MIN_MENTIONS || isWrittenSmall || isOrdinary || !isWord || NO_FIRST_NAME.test(word) || isDemonym(word)) return []
    return following.some((next) => OF_SUBJECT.test(next)) && (isNoun(low) || isGivenName(low)) ? [word] : []
  })
}

const isKind = (word: string): boolean => natureOf(word) === 'person' || drawableNamed(word)?.file === 'animal'
const does = (verb: string | undefined): boolean => verb !== undefined && OF_SUBJECT.test(` ${verb}`)

/** `Moss the badger had baked a pie`. */
function namesBeforeKinds(script: string): string[] {
  const found = script.matchAll(/(?<=^|[.!?]["”]? |\n)(\p{Lu}\p{Ll}+) the (\p{Ll}+) (\p{Ll}+)(?: (\p{Ll}+))?/gu)
  return [...found].flatMap(([, word, first, second, third]) => {
    const isSomebody = (isKind(first!) && does(second)) || (isKind(second!) && does(third))
    return isSomebody && !NO_FIRST_NAME.test(word!) ? [word!] : []
  })
}

/** A drawable thing or animal among the words of a noun phrase. */
const isThingOrAnimal = (word: string): boolean => {
  const lemma = singularOf(word)
  return [drawableNamed(lemma), ...sensesOf(lemma).map(({ drawn }) => drawn)].some((drawn) =>
    /^(?:animal|artifact)$/u.test(drawn?.file ?? ''),
  )
}
const PRONOUN_OF_SOMEBODY = /^(?:he|she|his|her|him)$/iu
/** Words behind a name in which a pronoun calls it `he` or `she`. */
const PRONOUN_REACH = 30

/** `Captain was a fat orange cat ... He slept`: a noun without an article that is an animal or a thing, and is spoken of as somebody. */
function namesOfKinds(script: string): string[] {
  const found = script.matchAll(/(?<=^|[.!?]["”]? |\n)(\p{Lu}\p{Ll}+) (?:was|is) (?:an?|the) ((?:\p{Ll}+[ -]){0,4}\p{Ll}+)/gu)
  return [...found].flatMap(({ index, 0: all, 1: word, 2: phrase }) => {
    const behind = script
      .slice(index + all.length)
      .split(/[^\p{L}]+/u)
      .slice(0, PRONOUN_REACH)
    const isSomebody = behind.some((one) => PRONOUN_OF_SOMEBODY.test(one))
    const isKindNamed = phrase!.split(/[ -]/u).some(isThingOrAnimal)
    const isWrittenSmall = new RegExp(`(?<![\\p{L}])${word!.toLowerCase()}s?(?![\\p{L}])`, 'u').test(script)
    const isNoName = /^(?:The|A|An|It|This|That|There|Here|He|She|What|One|Man|Everything|Nothing|Something|Mine|Life|Love|Time)$/u.test(
      word!,
    )
    return isSomebody && isKindNamed && !isWrittenSmall && !isNoName && isNoun(word!.toLowerCase()) ? [word!] : []
  })
}

/** Words with a capital where none is due: proper names of the script. */
export function properNamesOf(script: string): ReadonlySet<string> {
  const inside = [...script.matchAll(/(?<=[\p{Ll},;] )(\p{Lu}[\p{L}’'-]+)/gu)].map(([, word]) => word!)
  // `Desmond Doss was ...`: a surname behind the first word of a sentence.
  const surnames = [...script.matchAll(/(?<=^|[.!?]["”]? |\n)(\p{Lu}\p{Ll}+) (\p{Lu}[\p{Ll}’'-]+)(?= (?:was|is|had|has|\p{Ll}+ed)\b)/gu)]
  return new Set([
    ...inside,
    ...surnames.filter(([, first]) => !NO_FIRST_NAME.test(first!)).map(([, , last]) => last!),
    ...repeatedSubjects(script),
    ...namesBeforeKinds(script),
    ...namesOfKinds(script),
  ])
}
