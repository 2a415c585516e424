import { isNoun, isVerb, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isExpletive } from '../../story/expletives.ts'
import { isNegation } from '../../text/clause-ends.ts'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'
import { isOpenAt, piecesOf } from '../forms/pieces.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { losesDegree } from '../forms/broken.ts'
import { agrees } from '../forms/agrees.ts'
import { losesDenial } from '../forms/denials.ts'
import { losesRestriction } from '../forms/losing-restriction.ts'
import { isExistentialOnly } from '../forms/existential.ts'
import { splitsSetPhrase } from '../forms/set-phrases.ts'
import { splitsIdiom } from '../forms/verb-idioms.ts'
import { subjectsOf } from './whole-subjects.ts'
import { isBarePassive } from './bare-passive.ts'
import { isForFree, shortEnds } from './short-ends.ts'
import { isDetermining, meantBy } from '../pronoun-words.ts'
import { danglingOf, lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import { capitalized } from '../capitalized.ts'

/** A contiguous piece of a sentence that stands alone. `kept`: its tokens. */
export type WholePiece = { readonly words: string; readonly at: number; readonly kept: readonly number[]; readonly clause: Clause }

/** Most words of a piece that may be lettered where nothing is drawn. */
const MOST_WORDS = 9

/** Most words of a subject behind `and`. */
const MAX_SUBJECT = 3

/** What a clause may leave behind only with the loss of its sense. */
const LIMITING =
  /^(?:without|between|except|unless|rather|than|unlike|but|if|only|like|as|not|never|no|until|till|hardly|barely|scarcely|rarely|seldom|almost|nearly)$/u
/** What opens a clause that may be left out. */
const OPENING = /^(?:because|since|while|when|where|although|though|so|before|after|which|who|whereas|once|as)$/u
/** Words that point to what is told elsewhere. */
const POINTING =
  /^(?:this|that|these|those|same|opposite|such|so|else|then|others?|rest|either|neither|both|latter|former|somehow|do|does|did|one|ones|another|it's|that's)$/u
/** Verbs of which what they are done to may not be left out, though it stands in a clause. */
const SAYING =
  /^(?:say|think|know|believe|tell|show|find|realize|realise|discover|notice|mean|prove|suggest|learn|ask|wonder|hear|see|feel|hope|claim|imagine|remember|decide|seem|appear|become|call|make|let|help)$/u
/** Verbs that say nothing of what they are done to. */
const POSSESSING = /^(?:enjoy|have|find|want|need|get|use|choose|pick|meet|imagine|own)$/u
const TELLING = /^(?:tell|advise|ask|urge|remind|warn|recommend|suggest)$/u
const ABOUT_IT = /^(?:NOUN|PROPN|NUM)$/u

const isEnd = (text: string): boolean => /^[,;:.!?—–…"”)]+$/u.test(text)

/** `, and | my father pretended`: does a clause begin at a token, rather than the last of a row? */
function goesOnAt(tokens: Analysis['tokens'], from: number): boolean {
  const verb = tokens.findIndex(({ pos }, i) => i > from && /^(?:VERB|AUX)$/u.test(pos))
  const noun = tokens.slice(from, verb)
  return verb > 0 && verb - from <= MAX_SUBJECT && noun.every(({ pos }) => /^(?:DET|PRON|ADJ|NOUN|PROPN)$/u.test(pos))
}

/** May a clause end before a token, which belongs to none of its pieces? */
function endsBefore(analysis: Analysis, clauses: readonly Clause[], clause: Clause, to: number): boolean {
  const { tokens } = analysis
  const next = tokens[to]
  if (!next) return true
  const opens = (i: number) =>
    clauses.find(({ from, before, fronted, openerAt }) => [from, before[0]?.from, fronted[0]?.from, openerAt].includes(i))
  // `an hour | before the waves came`.
  const time = clause.rest.at(-1)
  if (/^(?:before|after)$/u.test(next.low) && time?.isTime && time.kind !== 'preposition') return false
  if (isEnd(next.text)) {
    const behind = tokens[to + 1]
    if (next.text === ':') return !SAYING.test(tokens[clause.verb.head]!.lemma)
    if (!behind || next.text !== ',') return true
    if (/^(?:and|but|yet|so)$/u.test(behind.low)) return behind.low === 'but' || opens(to + 2) !== undefined || goesOnAt(tokens, to + 2)
    if (LIMITING.test(behind.low) || behind.low === 'or') return false
    // `, long before the earth existed`, `, wrapped in a letter`.
    const isLongBefore = /^(?:long|just|even|right|shortly|soon)$/u.test(behind.low) && OPENING.test(tokens[to + 2]?.low ?? '')
    const isParticiple = behind.pos === 'VERB' && behind.low !== behind.lemma && tokens[to + 2]?.pos === 'ADP'
    // `the hair, the grease`: a row goes on.
    return opens(to + 1) !== undefined || OPENING.test(behind.low) || behind.low.endsWith('ing') || isLongBefore || isParticiple
  }
  if (/^(?:and|but|yet)$/u.test(next.low)) return opens(to + 1) !== undefined
  if (LIMITING.test(next.low))
    return next.low === 'as' && (opens(to + 1) !== undefined || /^(?:though|if)$/u.test(tokens[to + 1]?.low ?? ''))
  // `in a country | where women were free`: which one.
  if (next.low === 'where' && tokens[to - 1]?.pos === 'NOUN') return false
  // `hums like a cat | that sleeps on the sofa`.
  const last = clause.rest.at(-1)
  // `enjoy a computer | that sounds like new`: which one is all that it says.
  if (next.low === 'that' && POSSESSING.test(tokens[clause.verb.head]!.lemma)) return false
  // `came across another vessel | that`, `better than any pill | you can buy`, but not `throw away any brush | that looks old`.
  const article = last && tokens.slice(last.from, last.to).findLast(({ pos }) => pos === 'DET')
  const isAnyOne =
    article !== undefined && (/^an(?:other)?$|^a$/u.test(article.low) || (article.low === 'any' && tokens[article.i - 1]?.low === 'than'))
  const isBe = FORMS_OF_BE.test(tokens[clause.verb.head]!.low)
  // `is a night bus | that costs less`, but `is a thing | that nobody wants`.
  const isNamed = last !== undefined && last.to - last.from > 2 && !isVagueNoun(tokens[last.head]!.low)
  if (/^(?:that|who|which)$/u.test(next.low) || opens(to)?.opener === 'reduced')
    return isAnyOne && (!isBe || (isNamed && tokens[clause.subject[0]?.from ?? 0]!.pos !== 'PRON'))
  // `Champions are made | when nobody is watching`: how or when is all that it says.
  if (/^(?:when|where|while)$/u.test(next.low) && isBarePassive(analysis, clause)) return false
  return OPENING.test(next.low) && opens(to + 1) !== undefined
}

/** Ends, exclusive, at which a clause is whole. */
export function endsOf(analysis: Analysis, clauses: readonly Clause[], clause: Clause): number[] {
  const { tokens } = analysis
  const pieces = piecesOf(analysis, clause.verb, clause.rest)
  const lemma = tokens[clause.verb.head]!.lemma
  const ends: number[] = []
  if (endsBefore(analysis, clauses, clause, clause.to)) ends.push(clause.to)
  for (let n = pieces.length - 1; n >= 1; n--) {
    const { chunk, isGlued, mayDrop, cost } = pieces[n]!
    const before = pieces[n - 1]!.chunk
    const low = tokens[chunk.from]!.low
    if (
      isGlued ||
      isForFree(analysis, chunk.from) ||
      LIMITING.test(low) ||
      tokens.slice(chunk.from, chunk.to).some((token) => isNegation(token, tokens))
    )
      break
    const hasObject = pieces.slice(0, n).some(({ chunk: { kind, isTime } }) => kind === 'nominal' && !isTime)
    const isOfPronoun =
      chunk.kind === 'preposition' && chunk.to - chunk.from === 2 && /^(?:it|them|him|her)$/u.test(tokens[chunk.from + 1]!.low)
    const isAside =
      chunk.isTime ||
      (isOfPronoun && hasObject) ||
      (chunk.kind === 'adverb' && mayDrop) ||
      (chunk.kind === 'preposition' && mayDrop && hasObject && cost <= 0.3 && before.kind !== 'particle') ||
      (chunk.kind === 'infinitive' && low === 'to' && /^(?:nominal|preposition)$/u.test(before.kind) && !SAYING.test(lemma) && cost <= 0.3)
    if (!isAside) break
    if (isOpenAt(analysis, clause.verb, pieces, n) || (before.isTime && /^(?:before|after)$/u.test(low))) continue
    // What was dropped before must have been whole.
    if (ends.length > 0 || endsBefore(analysis, clauses, clause, clause.to) || chunk.isTime) ends.push(chunk.from)
  }
  return ends
}

/** Ends of a clause with those of its core, where it may end at all or its last noun is told of behind it. */
export function withShortEnds(analysis: Analysis, clause: Clause, ends: readonly number[]): number[] {
  const isWhole = ends.includes(clause.to)
  const isToldOf = /^(?:who|that|which|whose)$/u.test(analysis.tokens[clause.to]?.low ?? '')
  const short = isWhole || isToldOf ? shortEnds(analysis, clause, !isWhole) : []
  return [...ends, ...short.filter((end) => !ends.includes(end))]
}

/** Words that a piece may leave out between its begin and its end: adverbs and adjectives that change nothing. */
export function droppableIn({ tokens, quantities }: Analysis, kept: readonly number[]): number[] {
  return kept.filter((i) => {
    const { pos, low, word } = tokens[i]!
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    if (before?.word === word || next?.word === word || quantities.some(({ at, end }) => at <= word && word <= end)) return false
    if (pos === 'ADV')
      return low.endsWith('ly')
        ? !/^(?:only|hardly|barely|nearly|rarely|early|daily|exactly|scarcely|likely)$/u.test(low) && next?.pos === 'VERB'
        : /^(?:just|really|actually|simply|also|quite|very)$/u.test(low) && !/^(?:not|n't)$/u.test(before?.low ?? '')
    return false
  })
}

const isPronounOf = (low: string): boolean => /^(?:he|she|it|they|him|her|them|his|its|their|hers|theirs)$/u.test(low)

/** Does what a pronoun stands for end with a noun or a name? */
const isNamed = (name: string) => /\p{Lu}\p{L}*$/u.test(name) || isNoun(singularOf(name.split(' ').at(-1)!.toLowerCase()))

/** Is something told by kept words alone: a noun that is not vague, and nothing that points elsewhere? `isShownAt`: what a pronoun means is drawn beside them. */
export function standsAlone(analysis: Analysis, kept: readonly number[], isShownAt: (i: number) => boolean = () => false): boolean {
  const { tokens } = analysis
  const own = kept.map((i) => tokens[i]!)
  if (danglingOf(analysis, kept).some(({ low, i }) => !isShownAt(i) && (low !== 'it' || !isExpletive(tokens, i)))) return false
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || splitsIdiom(analysis, kept) || splitsSetPhrase(analysis, kept)) return false
  const words = textOf(analysis, kept).split(' ')
  // `Her face`: whose, nobody knows.
  if (isPronounOf(words[0]!.toLowerCase()) && !isShownAt(first.i) && !isExpletive(tokens, first.i)) return false
  const isAny = /^any(?:body|one|thing)?$/u.test(first.low)
  const isPointing = own.some(({ low, i, pos }, n) => {
    if (low === 'that' || low === 'so') return n > 0 && pos !== 'SCONJ' && !/^(?:ADJ|ADV)$/u.test(tokens[i + 1]?.pos ?? '')
    if (low === 'do' || low === 'does' || low === 'did') return n === own.length - 1
    if (low === 'there') return n > 0 && !/^(?:is|are|was|were|be)$/u.test(tokens[i + 1]?.low ?? '')
    if (low === 'one' || low === 'both') return tokens[i + 1]?.low !== 'of' && !/^(?:NOUN|ADJ|NUM)$/u.test(tokens[i + 1]?.pos ?? '')
    return POINTING.test(low) && !isDetermining(analysis, i)
  })
  if (isPointing || isAny) return false
  // `The ship carried 20`: of what.
  const isUncounted = analysis.quantities.some(({ end, kind, noun }) => end === last.word && kind === 'count' && noun === undefined)
  if (isUncounted && last.pos === 'NUM' && tokens[last.i - 1]?.pos === 'VERB') return false
  // `works almost as well`: as what.
  if (/^(?:as well|as much|as (?:long|far|fast|good))$/u.test(`${tokens[last.i - 1]?.low} ${last.low}`)) return false
  // `The baker's neighbours called the baker a fool`: the same name twice.
  const names = kept.flatMap((i) => (meantBy(analysis, kept, i) ? [analysis.references!.get(i)!.words] : []))
  if (new Set(names).size < names.length || !names.every(isNamed)) return false
  if (/^(?:even|only|just|also|still|almost|nearly|too|very|so)$/u.test(last.low)) return false
  if (
    /^(?:ADP|DET|CCONJ|SCONJ|AUX|PART)$/u.test(last.pos) &&
    !/^(?:up|down|off|out|in|away|over|back|on|by|through|along|around|apart|ahead|behind|inside|outside|past|not|can't)$/u.test(last.low)
  )
    return false
  // `Say no and walk away`.
  const isTwoCommands = first.pos === 'VERB' && own.some(({ low }) => low === 'and') && own.filter(({ pos }) => pos === 'VERB').length > 1
  return isTwoCommands || own.some(({ pos, low }) => ABOUT_IT.test(pos) && !isVagueNoun(low))
}

/** Is the piece of a sentence before `but` or `yet` followed by the one that counts? */
const isBeforeTurn = (clauses: readonly Clause[], clause: Clause): boolean =>
  clauses.some(({ role, from }) => role === 'but' && from > clause.from) && clause.role !== 'but'

/** Whose content is what a sentence says: `The truth is that`, `Biologists found that`. */
const FRAME = /^(?:truth|problem|reason|point|result|catch|secret|fact|answer|trick|news|idea|it)$/u

/** Does the clause before one only say that it is so, rather than that somebody believes, asks or denies it? */
function isFramed({ tokens }: Analysis, clauses: readonly Clause[], n: number): boolean {
  const [clause, before] = [clauses[n]!, clauses[n - 1]]
  if (clause.role !== 'said' || !before || before.isDenied || !isTelling(before) || isBeforeTurn(clauses, before)) return false
  const [subject, { lemma }] = [tokens[before.subject[0]?.head ?? -1], tokens[before.verb.head]!]
  if (lemma === 'be') return before.rest.length === 0 && FRAME.test(subject?.low ?? '')
  // `Keep in mind that`, `Legend has it that`.
  if (/^(?:keep|bear|have)$/u.test(lemma)) return true
  const isEverybody = subject === undefined || subject.pos === 'PRON' || isVagueNoun(subject.low)
  return FINDING.test(lemma) || (BELIEVING.test(lemma) && !isEverybody)
}
const FINDING = /^(?:find|discover|show|prove|reveal|notice|realize|realise|learn|mean|turn)$/u
const BELIEVING = /^(?:believe|teach|argue|warn|admit|report|tell|say|explain)$/u

const isTelling = ({ role }: Clause): boolean => /^(?:main|command|but|so|joined|result)$/u.test(role)

/** `doesn't curve (because of the wind)`: the cause is denied, not the rest. */
const losesDeniedCause = ({ tokens }: Analysis, { isDenied }: Clause, to: number): boolean => isDenied && tokens[to]?.low === 'because'

/** Says the verb of a clause with the subject of another all that it needs: `She ran | and threw`, but not `He would roll up | and hide`. */
function isOfOwnForm({ tokens }: Analysis, clauses: readonly Clause[], n: number): boolean {
  const clause = clauses[n]!
  const [first] = clause.subject
  const owner = clauses.findLast(({ isShared, subject }, i) => i < n && !isShared && subject[0] === first)
  const hasAuxiliary = owner !== undefined && (owner.verb.to - owner.verb.from > 1 || tokens[owner.verb.head]!.pos === 'AUX')
  return (
    /^(?:and|but)$/u.test(clause.joint ?? '') &&
    !hasAuxiliary &&
    first!.kind === 'nominal' &&
    !/^(?:ADV|ADJ)$/u.test(tokens[first!.from]!.pos)
  )
}

/** May words of a clause stand without the others of its sentence: no question, condition or half of a command? */
function isSayable(analysis: Analysis, clauses: readonly Clause[], n: number): boolean {
  const { tokens } = analysis
  const clause = clauses[n]!
  const isOwn = isTelling(clause) || isFramed(analysis, clauses, n)
  // `What troubles us, | the Stoics believed, | is`.
  const { lemma } = tokens[clause.verb.head]!
  const isAttribution = clause.rest.length === 0 && (FINDING.test(lemma) || BELIEVING.test(lemma)) && clauses[n + 1]?.role !== 'said'
  if (isAttribution || !agrees(analysis, clause)) return false
  if (!isOwn || clause.isInverted || isBeforeTurn(clauses, clause)) return false
  // `so it can rest | joined`: what depends on a condition.
  if (clause.opener && !/^(?:so|that|because|said)$/u.test(clause.opener)) return false
  const start = clause.subject.length === 0 ? clause.verb.from : clause.subject[0]!.from
  const opening = tokens[start - 1]
  if (opening && LIMITING.test(opening.low) && !/^(?:but|so|as|almost|nearly|only)$/u.test(opening.low)) return false
  if (clause.subject.length > 0) return !clause.isShared || isOfOwnForm(analysis, clauses, n)
  if (clause.role !== 'command' && !(clause.role === 'joined' && clauses[n - 1]?.role === 'command')) return false
  // `the hair and | grease with`: a noun.
  const [verb, object] = [tokens[clause.verb.head]!, tokens[clause.verb.to]]
  if (clause.joint && isNoun(verb.low) && !/^(?:DET|NOUN|PROPN|PRON|NUM|ADJ)$/u.test(object?.pos ?? '')) return false
  // `to be | grateful when`, `On the night of the power | cut`: no command.
  return isVerb(verb.lemma) && (!opening || isEnd(opening.text) || /^(?:CCONJ|ADV|SCONJ)$/u.test(opening.pos))
}

/** Complete clauses and commands of a sentence, without adverbs, asides and what joins them, in its order. `shown`: subjects that are drawn beside the words. */
export function wholeClauses(analysis: Analysis, max = MOST_WORDS, shown?: RegExp): WholePiece[] {
  const { tokens } = analysis
  const clauses = clausesOf(analysis)
  return clauses.flatMap((clause, n): WholePiece[] => {
    if (!isSayable(analysis, clauses, n)) return []
    const verb = tokens[clause.verb.head]!
    // `They will tell you | to start`: what is told counts.
    const told = clause.rest.find(({ kind }) => kind === 'infinitive')
    if (told && TELLING.test(verb.lemma) && tokens.slice(clause.verb.to, told.from).every(({ low }) => low === 'you')) return []
    const name = nameGivenIn(analysis, clause)
    if (name) return [name]
    const next = clauses[n + 1]
    const goesOn =
      next && next.from > clause.to && next.role !== 'setting' && /^(?:said|asked)$/u.test(next.role) && !next.isSetOff ? next : undefined
    // `a tax | that nobody ever voted for`.
    const which = next?.role === 'relative' && !next.isSetOff && endsBefore(analysis, clauses, next, next.to) ? [next.to] : []
    // `say no | and walk away`.
    // `are made | when nobody is watching`.
    const when =
      next?.role === 'setting' && !next.isSetOff && isBarePassive(analysis, clause) && endsBefore(analysis, clauses, next, next.to)
        ? [next.to]
        : []
    const both = next && isSecondCommand(clause, next) && endsBefore(analysis, clauses, next, next.to) ? [next.to] : []
    const ends = goesOn
      ? endsOf(analysis, clauses, goesOn)
      : [...which, ...when, ...both, ...withShortEnds(analysis, clause, endsOf(analysis, clauses, clause))]
    // `Never touch it`: of what is drawn.
    const isForbidding = clause.isCommand && clause.isDenied
    const isShownAt = (i: number) => (isForbidding || i === clause.subject[0]?.from) && shown?.test(tokens[i]!.low) === true
    return ends.flatMap((to) =>
      subjectsOf(analysis, clause).flatMap((subject) => {
        const all = [...subject, ...span({ from: clause.verb.from, to })].filter((i) => !/^["“”]$/u.test(tokens[i]!.text))
        const loose = new Set(droppableIn(analysis, all))
        const bare = all.filter((i) => !loose.has(i))
        const kept = [all, ...(loose.size > 0 ? [bare] : [])]
        return kept.flatMap((own): WholePiece[] => {
          const words = capitalized(uncapitalized(textOf(analysis, own), own, analysis)).replace(/[,;:.!—–]+$/u, '')
          const count = lengthOf(words) - own.filter((i) => isNameBehind(analysis, i)).length
          const isCut =
            losesDenial(analysis, clause, own) ||
            losesDegree(analysis, clause, own) ||
            losesDeniedCause(analysis, clause, to) ||
            losesRestriction(analysis, own) ||
            isExistentialOnly(analysis, clause, own)
          if (count < 2 || count > max || isCut || !standsAlone(analysis, own, isShownAt)) return []
          // A dash or colon inside would be two statements.
          if (/[;:—–]/u.test(words)) return []
          return [{ words, at: tokens[own[0]!]!.word, kept: own, clause }]
        })
      }),
    )
  })
}

/** `Quimby` of `Harriet Quimby`: a name is read as one word. */
const isNameBehind = ({ tokens }: Analysis, i: number): boolean =>
  tokens[i]!.pos === 'PROPN' && tokens[i - 1]?.pos === 'PROPN' && tokens[i - 1]!.word === tokens[i]!.word - 1

/** `It is called Lake Vostok`: the name is all that it says. */
function nameGivenIn(analysis: Analysis, clause: Clause): WholePiece | undefined {
  const { tokens } = analysis
  const { verb, rest, isDenied } = clause
  const [name, ...others] = rest
  const isNaming = /^(?:call|name)$/u.test(tokens[verb.head]!.lemma) && verb.head > verb.from && FORMS_OF_BE.test(tokens[verb.from]!.low)
  const isName = name?.kind === 'nominal' && tokens[name.head]!.pos === 'PROPN' && others.every(({ isTime }) => isTime)
  if (!isNaming || !isName || isDenied) return undefined
  const kept = span(name)
  return { words: capitalized(textOf(analysis, kept)), at: tokens[name.from]!.word, kept, clause }
}

const isSecondCommand = (clause: Clause, next: Clause): boolean =>
  clause.isCommand && next.isCommand && next.joint === 'and' && !next.isSetOff && next.from === clause.to + 1
