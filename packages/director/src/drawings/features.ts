import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clauseAt } from '../clauses/clause-at.ts'
import { partOfPhrase } from '../review/gate/mentions.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { isExpletive } from '../story/expletives.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Antecedents } from './antecedents.ts'
import { type CandidatePlace, type CandidateSource, nameOf, type DrawingCandidate, type OtherNamings } from './candidate.ts'

/** Pronouns by which a sentence goes on about somebody or something. */
const PRONOUN = /^(?:it|they|he|she|you|we|i|this|that|these|those|one)$/u
/** Pronouns of things; `it` only as a subject. */
const THING_PRONOUN = /^(?:its|they|them|their|these|those)$/u
/** More is as good as this. */
const MAX_COUNT = 3
const MAX_DISTANCE = 4
const MAX_SENTENCES = 5
/** Lengths of sentences, in steps of so many tokens. */
const MAX_LENGTH = 5
const TOKENS_OF_LENGTH = 6
/** Sources that depict a noun itself. */
const CERTAIN = /^(?:noun|kind|modifier)$/u

const capped = (count: number): number => Math.min(MAX_COUNT, count)

/** Where other sentences name it, beside what the subject of this one is. */
const featuresOfNamings = (
  { distance, sentences, isSubject, isFirst, isPlural, source: how, lastRole = 'behind', isMost }: OtherNamings,
  source: CandidateSource,
  subject: string,
): string[] => [
  `${source}|distance=${Math.min(MAX_DISTANCE, distance)}`,
  `${source}|sentences=${Math.min(MAX_SENTENCES, sentences)}`,
  `${source}|subject=${isSubject}`,
  `${source}|opens=${isFirst}`,
  `${source}|how=${how}`,
  `${source}|most=${isMost}`,
  `${source}|last=${lastRole}`,
  `${source}|last=${lastRole}|${subject}`,
  `${source}|most=${isMost}|${subject}`,
  `${source}|${isPlural ? 'plural' : 'single'}|${subject}`,
]

/** Whether it is what the first pronoun of its sentence stands for, by the rank among what that may be. */
function featuresOfPronoun({ source, namings }: DrawingCandidate, antecedents: Antecedents | undefined): string[] {
  const { pronoun, nouns = [], isInside = false } = antecedents ?? {}
  if (!pronoun) return [`${source}|no pronoun`]
  const at = namings ? nouns.findIndex((noun) => namings.lemmas.includes(noun)) : -1
  const rank = at < 0 ? 'none' : at === 0 ? (isInside ? 'inside' : 'first') : at === 1 ? 'second' : 'later'
  return [
    `antecedent=${rank}`,
    `${source}|antecedent=${rank}`,
    `${pronoun.kind}|${pronoun.part}|antecedent=${rank}`,
    `${source}|${pronoun.kind}|${pronoun.part}|antecedent=${rank}`,
  ]
}

/** What the subject of a sentence is: a pronoun, a name, something that may be drawn, a noun of a kind, or nobody in a command. */
function subjectOf({ tokens, phrases }: Analysis, candidates: readonly DrawingCandidate[]): string {
  const verb = tokens.findIndex(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  const phrase = phrases.find(({ role, start }) => role === 'subject' && (verb < 0 || start < verb))
  const pronoun = tokens.slice(0, Math.max(0, verb)).findLast(({ low }) => PRONOUN.test(low))
  if (pronoun && (!phrase || pronoun.i > phrase.end)) return pronoun.low
  if (!phrase) return verb === 0 ? 'command' : 'none'
  if (phrase.isName) return 'name'
  return candidates.some((other) => other.phrase === phrase) ? 'pictured' : (natureOf(phrase.lemma) ?? 'unknown')
}

/** Whether a pronoun of things stands for something that nothing explains. */
const isUnresolved = ({ tokens, references }: Analysis): boolean =>
  tokens.some(
    ({ low, i }) =>
      (THING_PRONOUN.test(low) || (low === 'it' && /^(?:VERB|AUX)$/u.test(tokens[i + 1]?.pos ?? ''))) &&
      !references?.has(i) &&
      !isExpletive(tokens, i),
  )

function determinerOf({ run, possessor }: Phrase): string {
  const [head] = run
  if (head?.pos === 'NUM') return 'number'
  return head?.pos === 'DET' ? head.low : (possessor ?? 'none')
}

const isVerb = ({ pos }: Token): boolean => pos === 'VERB'

/** The verb whose subject or object a phrase is. */
function verbOf({ role, start, end }: Phrase, { tokens }: Analysis): string {
  const verb = role === 'subject' ? tokens.slice(end + 1).find(isVerb) : tokens.slice(0, start).findLast(isVerb)
  return verb?.lemma ?? 'none'
}

/** Of the noun phrase that names it. `lettering`: the words of the plan, in lower case. */
function featuresOfPhrase(
  phrase: Phrase,
  { source, rank, name }: { readonly source: CandidateSource; readonly rank: number; readonly name: string },
  analysis: Analysis,
  { lettering, namings }: { readonly lettering: string; readonly namings: number },
): string[] {
  const part = partOfPhrase(phrase, analysis)
  const determiner = determinerOf(phrase)
  const verb = verbOf(phrase, analysis)
  const isLettered = lettering.includes(phrase.head.low)
  return [
    `part=${part}`,
    `${source}|part=${part}`,
    `bar=${phrase.bar}`,
    `${source}|bar=${phrase.bar}`,
    `preposition=${phrase.preposition ?? ''}`,
    `clause=${clauseAt(analysis, phrase.start)?.role ?? 'none'}`,
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
    `exact=${name.endsWith(phrase.lemma)}`,
  ]
}

/** Of what is drawn in the plan, and whether this is. */
function featuresOfPlan(
  { source, doubts = [], place }: DrawingCandidate,
  name: string,
  { cast, things, form, place: seen }: Pick<ShotPlan, 'cast' | 'things' | 'form' | 'place'>,
): string[] {
  const drawn = capped(cast.length + things.length)
  const isDrawn = place ? place.id === seen : [...cast, ...things].some(({ what }) => what === name)
  const way = form === 'words' ? 'card' : 'scene'
  return [
    `now=${isDrawn}`,
    `${way}|now=${isDrawn}`,
    `${source}|now=${isDrawn}`,
    `${way}|${source}|now=${isDrawn}`,
    ...(isDrawn ? [`now|name=${name}`, `now|${way}|drawn=${drawn}`, ...doubts.map((doubt) => `now|doubt=${doubt}`)] : []),
    `drawn=${drawn}`,
    `${source}|drawn=${drawn}`,
    `form=${form}`,
  ]
}

/** Of a place, beside the one where the shot is. */
function featuresOfPlace({ id }: CandidatePlace, source: CandidateSource, { place, cast }: Pick<ShotPlan, 'place' | 'cast'>): string[] {
  const seen = place === undefined ? 'none' : place === id ? 'same' : 'other'
  return [
    'place',
    `${source}|place`,
    `place|id=${id}`,
    `place|seen=${seen}`,
    `place|people=${cast.length > 0}`,
    `${source}|place|seen=${seen}`,
  ]
}

/** Of the whole sentence. `own`: how many of its nouns are certainly depicted. */
function featuresOfSentence(source: CandidateSource, analysis: Analysis, subject: string, own: number): string[] {
  const [first] = analysis.tokens
  return [
    `own=${own}`,
    `${source}|own=${own}`,
    `${source}|subject=${subject}`,
    `${source}|own=${own}|subject=${subject}`,
    `length=${Math.min(MAX_LENGTH, Math.floor(analysis.tokens.length / TOKENS_OF_LENGTH))}`,
    `first=${analysis.index === 0}`,
    `${source}|narrative=${analysis.isNarrative}`,
    ...(analysis.text.endsWith('?') ? ['question'] : []),
    ...(first?.pos === 'VERB' && first.low === first.lemma ? [`${source}|command`] : []),
  ]
}

/**
 * What a candidate is to its sentence, as names of which each has weights. `namings`: in how many sentences of the script its noun stands; `all`: the candidates of the
 * sentence; `before`: what the sentence before shows; `antecedents`: what its pronoun may stand for.
 */
export function featuresOf(
  candidate: DrawingCandidate,
  analysis: Analysis,
  plan: Pick<ShotPlan, 'cast' | 'things' | 'text' | 'form' | 'place'>,
  namings: number,
  {
    all,
    before,
    antecedents,
  }: { readonly all: readonly DrawingCandidate[]; readonly before: readonly string[]; readonly antecedents?: Antecedents },
): string[] {
  const { source, phrase, file, rank, figure, place, doubts = [], namings: others, words } = candidate
  const name = nameOf(candidate)
  const subject = subjectOf(analysis, all)
  const own = capped(all.filter((other) => other.phrase && !other.doubts?.length && CERTAIN.test(other.source)).length)
  const isShownBefore = before.some((shown) => shown.endsWith(name))
  const shared = [
    ...featuresOfPlan(candidate, name, plan),
    ...featuresOfSentence(source, analysis, subject, own),
    `name=${name}`,
    `${source}|name=${name}`,
    `source=${source}`,
    `file=${file}`,
    `before=${isShownBefore}`,
    `${source}|before=${isShownBefore}`,
    ...featuresOfPronoun(candidate, antecedents),
    ...(candidate.isTopic ? ['topic', `${source}|topic`, `topic|${subject}`, `topic|own=${own}`] : []),
    ...(candidate.isOpening ? ['opening', `${source}|opening`, `opening|${subject}`, `opening|own=${own}`] : []),
    ...(figure ? ['figure', `${source}|figure`] : []),
    ...(place ? featuresOfPlace(place, source, plan) : []),
    ...(source === 'sense' ? [`share=${Math.floor((candidate.share ?? 0) / 20)}`, `sense rank=${rank}`] : []),
    ...(words ? [`verb words=${capped(words)}`] : []),
    ...doubts.flatMap((doubt) => [`doubt=${doubt}`, `${source}|doubt=${doubt}`]),
    ...(others ? featuresOfNamings(others, source, subject) : [`${source}|unnamed elsewhere`]),
  ]
  const lettering = plan.text.map(({ words: said }) => said.toLowerCase()).join(' ')
  return phrase
    ? [...shared, ...featuresOfPhrase(phrase, { source, rank, name }, analysis, { lettering, namings })]
    : [
        ...shared,
        `${source}|unresolved=${isUnresolved(analysis)}`,
        `${source}|rank=${rank}`,
        `${source}|pronoun=${analysis.tokens.find(({ low }) => PRONOUN.test(low))?.low ?? 'none'}`,
        `${source}|nouns=${capped(analysis.phrases.length)}`,
      ]
}
