import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clauseAt } from '../clauses/clause-at.ts'
import { partOfPhrase } from '../review/gate/mentions.ts'
import { isExpletive } from '../story/expletives.ts'
import type { Analysis } from '../story/analysis.ts'
import { nameOf, type DrawingCandidate } from './candidate.ts'

/** Pronouns by which a sentence goes on about somebody or something. */
const PRONOUN = /^(?:it|they|he|she|you|we|i|this|that|these|those|one)$/u
/** Pronouns of things; `it` only as a subject. */
const THING_PRONOUN = /^(?:its|they|them|their|these|those)$/u
/** More is as good as this. */
const MAX_COUNT = 3

const capped = (count: number): number => Math.min(MAX_COUNT, count)

/** What a candidate is to its sentence, as names of which each has a weight. `namings`: in how many sentences of the script its noun stands. */
export function featuresOf(
  candidate: DrawingCandidate,
  analysis: Analysis,
  { cast, things, text, form }: Pick<ShotPlan, 'cast' | 'things' | 'text' | 'form'>,
  namings: number,
): string[] {
  const { source, phrase, file, rank, figure } = candidate
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
  const shared = [
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
    `exact=${nameOf(candidate).endsWith(phrase.lemma)}`,
  ]
}
