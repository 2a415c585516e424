import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import { type Form, isVagueNoun, span, withoutAdjectives } from './noun-forms.ts'

/** Ways to say a subject: whole, without what stands behind its noun, without adjectives. */
export function subjectForms(analysis: Analysis, { subject }: Pick<Clause, 'subject'>): Form[] {
  const { tokens } = analysis
  const [first, ...others] = subject
  if (!first || first.to === first.from) return [{ kept: [], cost: 0 }]
  const loose = (chunk: Chunk) =>
    chunk.kind === 'adverb' && !/^(?:never|hardly|barely|rarely|scarcely|only|almost|nearly|not|seldom)$/u.test(tokens[chunk.from]!.low)
  const trimmed = [...subject]
  while (trimmed.length > 1 && loose(trimmed.at(-1)!)) trimmed.pop()
  const whole: Form = { kept: trimmed.flatMap((chunk) => span(chunk)), cost: 0 }
  // `What they really need`.
  if (
    first.kind === 'opener' ||
    /\b(?:of what)$/u.test(
      tokens
        .slice(first.from, first.to)
        .map(({ low }) => low)
        .join(' '),
    )
  )
    return [whole]
  const joined = others.findIndex(
    ({ kind }, i) =>
      kind !== 'row' &&
      !(kind === 'than' && i === 0) &&
      !(kind === 'nominal' && others[i]!.isTime && tokens[others[i]!.from]!.low === 'a') &&
      !(kind === 'joint' && others[i + 1]?.kind === 'nominal') &&
      !(kind === 'nominal' && others[i - 1]?.kind === 'joint'),
  )
  const joinedVerb = first.kind === 'participle' ? others.findIndex(({ kind }) => !/^(?:nominal|adverb|particle|row)$/u.test(kind)) : joined
  const core = [first, ...(joinedVerb < 0 ? others : others.slice(0, joinedVerb))]
  // `Its tail, which is almost as long, works`: the adverb of another clause.
  const [aside, behind] = [
    others.findIndex(({ kind }) => /^(?:relative|opener|end)$/u.test(kind)),
    others.findLastIndex(({ kind }) => kind === 'end'),
  ]
  const isOfAside = (n: number) => aside >= 0 && n > aside && (behind <= aside || n < behind)
  const denial = others.filter((chunk, n) => chunk.kind === 'adverb' && !loose(chunk) && !isOfAside(n)).flatMap((chunk) => span(chunk))
  const head = tokens[first.head]!
  const isVague = isVagueNoun(head.low) || head.pos === 'PRON'
  const isQuantified =
    /^(?:most|many|some|few|all|half|no|only|the)$/u.test(tokens[first.from]!.low) &&
    first.to - first.from > 1 &&
    tokens[first.from]!.low !== 'the'
  const left = others.some(({ kind }) => kind === 'relative' || kind === 'participle' || kind === 'verb')
  const coreWords = [...new Set([...core.flatMap((chunk) => span(chunk)), ...denial])].toSorted((a, b) => a - b)
  const isShorter = coreWords.length < whole.kept.length
  const isPlace = others.some(({ kind }) => kind === 'preposition')
  const cost = isShorter
    ? /^(?:something|someone|somebody|nobody|nothing)$/u.test(head.low) && isPlace
      ? 2.5
      : isVague && (left || others.some(({ kind }) => kind === 'nominal'))
        ? isQuantified
          ? 0.9
          : 2.5
        : isVague
          ? 0.9
          : left
            ? 0.5
            : isPlace
              ? 0.25
              : 0.2
    : 0
  // `strong winds and poor visibility were`: one of two, where the verb fits it too.
  const isPair = core.length > 1 && singularOf(head.low) !== head.low && head.pos === 'NOUN'
  const bare = withoutAdjectives(analysis, first)
  const bareWords = bare && [...bare, ...coreWords.filter((i) => i >= first.to)]
  // `people who walk barefoot (on wet grass)`.
  const who = others.findIndex(({ kind }) => kind === 'relative')
  const told =
    who >= 0 && others[who + 1]?.kind === 'verb' && /^(?:adjective|adverb|nominal|particle)$/u.test(others[who + 2]?.kind ?? '')
      ? who + 3
      : -1
  const cut = told > 0 && others[told - 1]?.kind === 'adverb' && others[told]?.kind === 'nominal' ? -1 : told
  const withWho = isVague && cut > 0 && cut < others.length ? [first, ...others.slice(0, cut)].flatMap((chunk) => span(chunk)) : undefined
  // `a man named Ray`.
  const called = others[0]?.kind === 'verb' && /^(?:named|called)$/u.test(tokens[others[0].from]!.low) ? others[1] : undefined
  const named = called?.kind === 'nominal' && tokens[called.head]!.pos === 'PROPN' ? span(called) : undefined
  const forms: Form[] = [
    whole,
    ...(named ? [{ kept: named, cost: 0 }] : []),
    ...(withWho ? [{ kept: withWho, cost: 0.3 }] : []),
    ...(isShorter ? [{ kept: coreWords, cost }] : []),
    ...(isPair ? [{ kept: span(first), cost: cost + 0.8 }] : []),
    ...(bareWords ? [{ kept: bareWords, cost: cost + 0.8, isBare: true }] : []),
  ]
  // `Even the old cathedral`.
  const isEven = tokens[first.from]!.low === 'even' && tokens[first.from - 1]?.low !== 'not' && first.to - first.from > 2
  const all = isEven
    ? [...forms, ...forms.map(({ kept, cost: one, isBare }) => ({ isBare, kept: kept.filter((i) => i !== first.from), cost: one + 0.4 }))]
    : forms
  return all
}

/** The subject that a pronoun stands for, of the clause before it; undefined where that is not certain. */
export function antecedentOf({ tokens }: Analysis, clause: Clause, before: Clause | undefined): readonly Chunk[] | undefined {
  const [pronoun, ...others] = clause.subject
  const [noun] = before?.subject ?? []
  if (
    !pronoun ||
    clause.joint === 'or' ||
    others.some(({ kind }) => kind !== 'adverb') ||
    pronoun.to - pronoun.from !== 1 ||
    !noun ||
    noun.kind !== 'nominal' ||
    !(before!.role === 'setting' || (/^(?:so|but)$/u.test(clause.role) && before!.role === 'main'))
  )
    return undefined
  const word = tokens[pronoun.from]!.low
  const head = tokens[noun.head]!
  if (!/^(?:NOUN|PROPN)$/u.test(head.pos)) return undefined
  const lemma = singularOf(head.low)
  const isPlural = lemma !== head.low && head.pos === 'NOUN'
  const isPerson = natureOf(lemma) === 'person' || (head.pos === 'PROPN' && !/^the$/u.test(tokens[noun.from]!.low))
  const fits =
    word === 'they'
      ? isPlural
      : word === 'it'
        ? !isPlural && !isPerson && head.pos === 'NOUN'
        : /^(?:he|she)$/u.test(word)
          ? !isPlural && isPerson
          : false
  if (/^(?:his|her|their|its)$/u.test(tokens[noun.from]!.low)) return undefined
  // `When a thief stole his lamp, he`: somebody else.
  if (
    /^(?:he|she)$/u.test(word) &&
    before!.rest.some(({ from, to }) => tokens.slice(from, to).some(({ low }) => /^(?:his|her|him|he|she)$/u.test(low)))
  )
    return undefined
  const rivals = before!.rest.filter(
    (chunk) => /^(?:nominal|row)$/u.test(chunk.kind) && /^(?:NOUN|PROPN)$/u.test(tokens[chunk.head]!.pos) && !chunk.isTime,
  )
  const isRivalled = rivals.some((rival) => {
    const own = singularOf(tokens[rival.head]!.low)
    const isMany = own !== tokens[rival.head]!.low
    return word === 'they' ? isMany : word === 'it' ? !isMany : natureOf(own) === 'person' || tokens[rival.head]!.pos === 'PROPN'
  })
  return fits && !isRivalled && noun.to - noun.from <= 4 ? [noun] : undefined
}
