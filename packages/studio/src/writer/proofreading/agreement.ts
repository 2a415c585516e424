import { thirdPerson } from '../third-person.ts'
import type { Range } from './protected-text.ts'

/** A text that replaces a range of another. */
export type Edit = Range & { readonly text: string }

/** Base forms that are not also past forms, so that after `it` they can only be present tense. */
const VERBS = `appear arrive ask bark become begin belong blow boil bring build burn buy call carry catch chase climb collect come contain cook cross cry dance dig
  disappear discover draw dream drink drive eat enjoy explode explore fall feel fight fill find float fly follow forget get give glow go grow happen hate hear hide
  hope hunt jump keep kick knock know laugh lead learn leave listen live look lose love make mean melt move need open paint pass pick play pour pull push reach
  remain remember return ride rise roar roll run sail say search see seem sell send shine shout sing sit sleep smell smile speak spin stand start stay steal step
  stop swim take talk taste teach tell think throw touch travel try turn understand use visit wait wake walk want watch whisper win wonder work write`

const PRESENT = new Map(VERBS.split(/\s+/).map((verb) => [verb, thirdPerson(verb)] as const))

/** Start of a clause whose verb is neither an infinitive (`let it go`) nor a subjunctive (`that it go`). */
const CLAUSE_START = String.raw`(?<=^|[.!?]\s|\n|[,;]\s(?:(?:and|but|so)\s)?|\b(?:because|when|while|but|until|then)\s)`

const PRONOUN_VERB = new RegExp(String.raw`${CLAUSE_START}(?:it|he|she)\s+([a-z]+)\b(?!['’])`, 'gimu')
const PRONOUN_DONT = new RegExp(String.raw`${CLAUSE_START}(?:it|he|she)\s+(don(['’])t)\b`, 'gimu')
/** A singular subject at the start of a sentence with a plural verb. */
const SUBJECT_ARE = /(?<=^|[.!?]\s|\n)(?:the|my|your|his|her|its|our|their|a|an|this|that)\s+([a-z]+)\s+(are)\b(?!\s+(?:you|we|they)\b)/gimu
const NUMBER_IS = /\b(?:there|here)\s+(is)\s+(?:two|three|four|five|six|seven|eight|nine|ten|many|several)\s+[a-z]+s\b/giu

/** Subjects that take `are` although they don't end in s. */
const PLURAL_SUBJECTS = new Set(
  `people police cattle men women children mice geese feet teeth team family staff crew group band government public audience army couple pair majority number lot
  rest youth data media sheep fish deer aircraft rich poor young old dead living sick blind deaf brave wounded homeless crowd cast class committee company
  jury press folk one dozen hundred few many other both best worst bacteria fungi cacti phenomena criteria`.split(/\s+/),
)

/** Corrections of verbs that certainly don't agree with their subject. */
export function agreementEdits(text: string): Edit[] {
  return [
    ...editsFor(text, PRONOUN_VERB, ([, verb]) => PRESENT.get(verb!)),
    ...editsFor(text, PRONOUN_DONT, ([, , apostrophe]) => `doesn${apostrophe}t`),
    ...editsFor(text, SUBJECT_ARE, ([, noun]) => (isSingular(noun!.toLowerCase()) ? 'is' : undefined), 2),
    ...editsFor(text, NUMBER_IS, () => 'are'),
  ]
}

const isSingular = (noun: string): boolean => !noun.endsWith('s') && !PLURAL_SUBJECTS.has(noun) && !noun.endsWith('ing')

function editsFor(text: string, pattern: RegExp, fix: (match: RegExpMatchArray) => string | undefined, group = 1): Edit[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const replacement = fix(match)
    if (replacement === undefined) return []
    const start = match.index + match[0].lastIndexOf(match[group]!)
    return [{ start, end: start + match[group]!.length, text: replacement }]
  })
}
