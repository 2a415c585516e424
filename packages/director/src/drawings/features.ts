import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clauseAt } from '../clauses/clause-at.ts'
import { partOfPhrase } from '../review/gate/mentions.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import { isExpletive } from '../story/expletives.ts'
import type { Analysis } from '../story/analysis.ts'
import { type CandidateSource, nameOf, type DrawingCandidate, type OtherNamings } from './candidate.ts'

/** Pronouns by which a sentence goes on about somebody or something. */
const PRONOUN = /^(?:it|they|he|she|you|we|i|this|that|these|those|one)$/u
/** Pronouns of things; `it` only as a subject. */
const THING_PRONOUN = /^(?:its|they|them|their|these|those)$/u
/** More is as good as this. */
const MAX_COUNT = 3

const capped = (count: number): number => Math.min(MAX_COUNT, count)

const othersFeatures = (
  { distance, sentences, isSubject, isFirst, isPlural, source: how, lastRole, isMost }: OtherNamings,
  source: CandidateSource,
  subject: string,
): string[] => [
  `${source}|distance=${Math.min(4, distance)}`,
  `${source}|sentences=${Math.min(5, sentences)}`,
  `${source}|subject=${isSubject}`,
  `${source}|opens=${isFirst}`,
  `${source}|how=${how}`,
  `${source}|most=${isMost}`,
  `${source}|last=${lastRole ?? 'none'}`,
  `${source}|last=${lastRole ?? 'none'}|${subject}`,
  `${source}|most=${isMost}|${subject}`,
  `${source}|${isPlural ? 'plural' : 'single'}|${subject}`,
]

/** What the subject of a sentence is: a pronoun, a name, a noun of a kind, or nobody in a command. */
function subjectOf({ tokens, phrases, context }: Analysis, pictured: (phrase: Phrase) => boolean): string {
  const verb = tokens.findIndex(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  const phrase = phrases.find(({ role, start }) => role === 'subject' && (verb < 0 || start < verb))
  const pronoun = tokens.slice(0, Math.max(0, verb)).findLast(({ low }) => PRONOUN.test(low))
  void context
  if (pronoun && (!phrase || pronoun.i > phrase.end)) return pronoun.low
  if (!phrase) return verb === 0 ? 'command' : 'none'
  return phrase.isName ? 'name' : pictured(phrase) ? 'pictured' : (natureOf(phrase.lemma) ?? 'unknown')
}

/** What a candidate is to its sentence, as names of which each has a weight. `namings`: in how many sentences of the script its noun stands. */
export function featuresOf(
  candidate: DrawingCandidate,
  analysis: Analysis,
  { cast, things, text, form }: Pick<ShotPlan, 'cast' | 'things' | 'text' | 'form'>,
  namings: number,
  { all, before }: { readonly all: readonly DrawingCandidate[]; readonly before: readonly string[] },
): string[] {
  const { source, phrase, file, rank, figure, doubts = [], namings: others, words } = candidate
  const drawn = capped(cast.length + things.length)
  const isUnresolved = analysis.tokens.some(
    ({ low, i }) =>
      (THING_PRONOUN.test(low) || (low === 'it' && /^(?:VERB|AUX)$/u.test(analysis.tokens[i + 1]?.pos ?? ''))) &&
      !analysis.references?.has(i) &&
      !isExpletive(analysis.tokens, i),
  )
  const pronoun = analysis.tokens.find(({ low }) => PRONOUN.test(low))?.low ?? 'none'
  const isQuestion = analysis.text.endsWith('?')
  const [first] = analysis.tokens
  const isCommand = first?.pos === 'VERB' && first.low === first.lemma
  const nouns = capped(analysis.phrases.length)
  const lettering = text.map(({ words }) => words.toLowerCase()).join(' ')
  const subject = subjectOf(analysis, (phrase) => all.some((other) => other.phrase === phrase))
  const own = capped(all.filter((other) => other.phrase && !other.doubts?.length && /^(?:noun|kind|modifier)$/u.test(other.source)).length)
  const isShownBefore = before.some((name) => name.endsWith(nameOf(candidate)))
  const name = nameOf(candidate)
  const isDrawn = [...cast, ...things].some(({ what }) => what === name)
  const way = form === 'words' ? 'card' : 'scene'
  const shared = [
    `now=${isDrawn}`,
    `${way}|now=${isDrawn}`,
    `${source}|now=${isDrawn}`,
    `${way}|${source}|now=${isDrawn}`,
    ...(isDrawn ? [`now|name=${name}`, `now|${way}|drawn=${drawn}`, ...doubts.map((doubt) => `now|doubt=${doubt}`)] : []),
    `name=${name}`,
    `${source}|name=${name}`,
    `own=${own}`,
    `${source}|own=${own}`,
    `${source}|subject=${subject}`,
    `${source}|own=${own}|subject=${subject}`,
    `before=${isShownBefore}`,
    `${source}|before=${isShownBefore}`,
    ...(candidate.isTopic ? ['topic', `${source}|topic`, `topic|${subject}`, `topic|own=${own}`] : []),
    ...(candidate.isOpening ? ['opening', `${source}|opening`, `opening|${subject}`, `opening|own=${own}`] : []),
    `length=${Math.min(5, Math.floor(analysis.tokens.length / 6))}`,
    `source=${source}`,
    `file=${file}`,
    `drawn=${drawn}`,
    `${source}|drawn=${drawn}`,
    `form=${form}`,
    `first=${analysis.index === 0}`,
    `${source}|narrative=${analysis.isNarrative}`,
    ...(isQuestion ? [`question`] : []),
    ...(isCommand ? [`${source}|command`] : []),
    ...(figure ? ['figure', `${source}|figure`] : []),
    ...(source === 'sense' ? [`share=${candidate.share === undefined ? 'none' : Math.floor(candidate.share / 20)}`, `sense rank=${rank}`] : []),
    ...(words ? [`verb words=${Math.min(3, words)}`] : []),
    ...doubts.flatMap((doubt) => [`doubt=${doubt}`, `${source}|doubt=${doubt}`]),
    ...(others ? othersFeatures(others, source, subject) : [`${source}|unnamed elsewhere`]),
  ]
  if (!phrase)
    return [
      ...shared,
      `${source}|unresolved=${isUnresolved}`,
      `${source}|rank=${rank}`,
      `${source}|pronoun=${pronoun}`,
      `${source}|nouns=${nouns}`,
    ]
  const part = partOfPhrase(phrase, analysis)
  const clause = clauseAt(analysis, phrase.start)?.role ?? 'none'
  const head = phrase.run[0]!
  const determiner = head.pos === 'DET' || head.pos === 'NUM' ? (head.pos === 'NUM' ? 'number' : head.low) : (phrase.possessor ?? 'none')
  const verb = (phrase.role === 'subject' ? analysis.tokens.slice(phrase.end + 1).find(({ pos }) => pos === 'VERB') : analysis.tokens.slice(0, phrase.start).findLast(({ pos }) => pos === 'VERB'))?.lemma ?? 'none'
  const isLettered = lettering.includes(phrase.head.low)
  return [
    ...shared,
    `part=${part}`,
    `${source}|part=${part}`,
    `bar=${phrase.bar}`,
    `${source}|bar=${phrase.bar}`,
    `preposition=${phrase.preposition ?? ''}`,
    `clause=${clause}`,
    `rank=${capped(rank)}`,
    `namings=${capped(namings)}`,
    `lettered=${isLettered}`,
    `${source}|lettered=${isLettered}`,
    `nouns=${phrase.nouns.length}`,
    `plural=${phrase.isPlural}`,
    ...(phrase.isOwner ? ['owner'] : []),
    ...(phrase.isName ? ['name'] : []),
    ...(phrase.of ? ['of'] : []),
    `lemma=${phrase.lemma}`,
    `determiner=${determiner}`,
    `${source}|determiner=${determiner}`,
    `verb=${verb}`,
    `${phrase.role}|verb=${verb}`,
    `${phrase.role}|${phrase.preposition ?? ''}`,
    `of=${phrase.of?.lemma ?? ''}`,
    `exact=${nameOf(candidate).endsWith(phrase.lemma)}`,
  ]
}
