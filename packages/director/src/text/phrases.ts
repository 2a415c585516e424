import { DAYS, MONTH } from '../languages/en/number-words.ts'
import { TIME_NOUNS } from '../languages/en/words.ts'
import { natureOf, singularOf } from '../senses/lexicon.ts'
import type { ExclusionReason } from './barred-spans.ts'
import { isClauseEnd } from './clause-ends.ts'
import { isSpeech } from './speech-verbs.ts'
import type { Token } from './token.ts'

/** A noun phrase. `start`, `end`: token indices, inclusive. `of`: the phrase that it belongs to by `of`. `namedBy`: a name it stands beside. */
export type Phrase = {
  readonly run: readonly Token[]
  readonly nouns: readonly Token[]
  readonly head: Token
  readonly lemma: string
  readonly isPlural: boolean
  readonly possessor?: string
  readonly adjectives: readonly string[]
  readonly start: number
  readonly end: number
  readonly isName: boolean
  isOwner: boolean
  bar: ExclusionReason
  role: 'subject' | 'object' | 'behind'
  preposition?: string
  of?: Phrase
  namedBy?: string
}

const POSSESSIVE = /^(?:my|your|his|her|its|our|their|whose)$/u
const IN_PHRASE = /^(?:DET|ADJ|NUM|NOUN|PROPN)$/u
const isNominal = (token: Token): boolean => /^(?:NOUN|PROPN)$/u.test(token.pos)

function phraseOf(run: readonly Token[], bars: readonly ExclusionReason[]): Phrase {
  const nouns = run.filter(isNominal)
  const head = nouns.at(-1)!
  const start = run[0]!.i
  return {
    run,
    nouns,
    head,
    lemma: singularOf(head.low),
    isPlural: head.low !== singularOf(head.low) && (head.pos !== 'PROPN' || run[0]!.low === 'the'),
    possessor: run.find(({ low }) => POSSESSIVE.test(low))?.low,
    // `an eight-year-old boy` is not old.
    adjectives: run
      .filter(
        ({ pos, low }, n) =>
          (pos === 'ADJ' || pos === 'VERB') && !(low === 'old' && run[n - 1] !== undefined && run[n - 1]!.i === run[n]!.i - 2),
      )
      .map(({ low }) => low),
    start,
    end: head.i,
    isName: head.pos === 'PROPN',
    isOwner: false,
    bar: bars[head.i] || bars[start] || '',
    role: 'object',
  }
}

/** `From her window Darling saw ...`: the name is the subject, not what the window is called. */
function isFrontedBefore(name: Token, run: readonly Token[], tokens: readonly Token[]): boolean {
  const last = run.at(-1)
  const isFronted = tokens[0]!.pos === 'ADP' && run[0]?.i === 1
  const behindName = tokens.slice(name.i + 1).find(({ pos }) => pos !== 'PROPN')
  return isFronted && last?.pos === 'NOUN' && natureOf(last.lemma) !== 'person' && /^(?:VERB|AUX)$/u.test(behindName?.pos ?? '')
}

const GIVING = /^(?:teach|give|tell|show|hand|bring|offer|read|buy|cook|send|lend|pass|pay|feed)$/u

/** `taught the girl mathematics`: two things, not one of two words. */
function isGivenTo({ lemma, i }: Token, run: readonly Token[], tokens: readonly Token[]): boolean {
  const last = run.at(-1)
  const verb = run[0] && tokens[run[0].i - 1]
  const isPerson = last?.pos === 'NOUN' && natureOf(singularOf(last.low)) === 'person'
  return isPerson && last.i === i - 1 && verb?.pos === 'VERB' && GIVING.test(verb.lemma) && natureOf(lemma) !== 'person'
}

const isBehindDate = (run: readonly Token[]): boolean => {
  const last = run.at(-1)?.text ?? ''
  // `Every Thursday Mr. Okafor`, but `April Jones`.
  const isMonth = MONTH.test(last) && /^(?:every|each|one|last|this|that|next)$/u.test(run.at(-2)?.low ?? '')
  return /^(?:1\d|20)\d\d$/u.test(last) || DAYS.includes(last) || isMonth
}

/** `In 1969`. */
const isYear = (run: readonly Token[], tokens: readonly Token[]): boolean =>
  run.length === 1 && /^(?:1\d|20)\d\d$/u.test(run[0]!.text) && /^(?:in|since|until|by|from)$/u.test(tokens[run[0]!.i - 1]?.low ?? '')

/** `At nineteen Amara sold oranges`. */
const isBehindAge = (run: readonly Token[], tokens: readonly Token[]): boolean =>
  run.length === 1 && run[0]!.pos === 'NUM' && /^(?:at|by)$/u.test(tokens[run[0]!.i - 1]?.low ?? '')

/** Runs of tokens that make a noun phrase; `isOwner` marks the one before `'s`. */
function runsOf(tokens: readonly Token[]): { run: Token[]; isOwner: boolean }[] {
  const runs: { run: Token[]; isOwner: boolean }[] = []
  let run: Token[] = []
  const close = (isOwner = false) => {
    const last = run.findLastIndex(isNominal)
    if (last >= 0) runs.push({ run: run.slice(0, last + 1), isOwner })
    run = []
  }
  for (const token of tokens) {
    const next = tokens[token.i + 1]
    const startsPhrase =
      token.pos === 'DET' || (token.pos === 'PRON' && POSSESSIVE.test(token.low) && next && /^(?:NOUN|ADJ|NUM|PROPN|VERB)$/u.test(next.pos))
    const isParticiple =
      token.pos === 'VERB' &&
      /(?:ing|ed|en)$/u.test(token.low) &&
      (run.length > 0 || /^(?:with|['’]s)$/u.test(tokens[token.i - 1]?.low ?? '')) &&
      !run.some(isNominal) &&
      next &&
      IN_PHRASE.test(next.pos)
    if (startsPhrase) {
      if (run.some(({ pos, low }) => pos !== 'DET' && low !== 'half')) close()
      run.push(token)
    } else if (token.pos === 'NUM' && (run.at(-1)?.pos === 'NOUN' || isYear(run, tokens))) {
      // `On Sunday night three men`, `In 1969 two men`.
      close()
      run.push(token)
    } else if (token.pos === 'NOUN' && isGivenTo(token, run, tokens)) {
      close()
      run.push(token)
    } else if (token.pos === 'PROPN' && (isBehindDate(run) || isBehindAge(run, tokens))) {
      // `In September 1928 Alexander Fleming came back`.
      close()
      run.push(token)
    } else if (token.pos === 'PROPN' && isFrontedBefore(token, run, tokens)) {
      close()
      run.push(token)
    } else if (/^['’]s?$/u.test(token.low) && run.length > 0) close(!(token.low !== "'" && /^(?:ADP|DET|PRON|ADV)$/u.test(next?.pos ?? '')))
    else if (IN_PHRASE.test(token.pos) || isParticiple) {
      run.push(token)
      // `At night paper lanterns glow`: an hour without an article.
      if (/^(?:night|noon|midnight|dawn|dusk|sunrise|sunset)$/u.test(token.low) && tokens[token.i - 1]?.low === 'at') close()
    } else if (!(token.text === '-' && run.length > 0 && next && IN_PHRASE.test(next.pos))) close()
  }
  close()
  return runs
}

/** `"Robots don't hurt," said Tock`. */
export const isBehindSpeech = ({ start }: Pick<Phrase, 'start'>, tokens: readonly Token[]): boolean =>
  isSpeech(tokens[start - 1]) && /^["”,]$/u.test(tokens[start - 2]?.text ?? '')

/** `more than a hundred dogs`: a number that is only bounded. */
const isBound = ({ start, run }: Phrase, tokens: readonly Token[]): boolean =>
  tokens[start - 1]?.low === 'than' &&
  /^(?:more|less|fewer)$/u.test(tokens[start - 2]?.low ?? '') &&
  run.length > 1 &&
  run.slice(0, 2).some(({ pos, low }) => pos === 'NUM' || /^(?:dozen|hundred|thousand|million|billion)$/u.test(low))

/** Index of the token behind a phrase; of `a colony of penguins` behind the penguins. */
function behindGroup({ end, isPlural }: Phrase, tokens: readonly Token[]): number {
  if (isPlural || tokens[end + 1]?.low !== 'of') return end + 1
  const behind = tokens.findIndex(({ i, pos }) => i > end + 1 && !IN_PHRASE.test(pos))
  return behind < 0 ? tokens.length : behind
}

function setRole(phrase: Phrase, previous: Phrase | undefined, tokens: readonly Token[]): void {
  const before = tokens[phrase.start - 1]
  const clauseStart = tokens
    .slice(0, phrase.start)
    .findLastIndex(
      (token) =>
        isClauseEnd(token) ||
        /^(?:and|but|while|because|when|if|so|until)$/u.test(token.low) ||
        (token.low === 'that' && token.pos === 'SCONJ' && tokens[token.i - 1]?.pos === 'VERB'),
    )
  const hasVerbBefore = tokens.slice(clauseStart + 1, phrase.start).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  // `Why did thousands queue?`
  const isInverted =
    before?.pos === 'AUX' && before.i < 3 && tokens.at(-1)?.text === '?' && tokens.slice(phrase.end + 1).some(({ pos }) => pos === 'VERB')
  if (isBehindSpeech(phrase, tokens)) {
    phrase.role = 'subject'
    return
  }
  const isBehind = before?.pos === 'ADP' && !isBound(phrase, tokens)
  phrase.role = isBehind ? 'behind' : hasVerbBefore && !isInverted ? 'object' : 'subject'
  // `Fear is a bad driver, but a good passenger`: no clause of its own.
  const rest = tokens.slice(phrase.end + 1)
  const clauseEnd = rest.findIndex((token) => isClauseEnd(token))
  const isFragment =
    phrase.role === 'subject' &&
    previous?.role === 'object' &&
    phrase.run[0]!.pos === 'DET' &&
    /^(?:but|then|and|or)$/u.test(before?.low ?? '') &&
    !rest.slice(0, clauseEnd < 0 ? undefined : clauseEnd).some(({ pos }) => /^(?:VERB|AUX|PART)$/u.test(pos))
  if (isFragment) phrase.role = 'object'
  if (isBehind) phrase.preposition = before.low
  if (!previous || !/^(?:and|or|,|nor)$/u.test(before?.low ?? '') || previous.end < phrase.start - 3) return
  const hasVerbNext = /^(?:VERB|AUX)$/u.test(tokens[behindGroup(phrase, tokens)]?.pos ?? '')
  // `In a small town in Paraguay, children live on a landfill`.
  const isAfterSetting =
    before!.text === ',' && hasVerbNext && !tokens.slice(0, phrase.start).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
  // `A gust came over the hill, Olive sneezed`.
  const isNextClause = before!.text === ',' && hasVerbNext && !/^and$|ing$/u.test(tokens[behindGroup(phrase, tokens)]!.low)
  // `I sat with my bread and a peacock stared at me`: no bread beside a peacock.
  const next = tokens[phrase.end + 1]
  const isJoinedClause =
    before!.low === 'and' &&
    (phrase.run[0]!.pos === 'DET' || (phrase.isName && !previous.isName)) &&
    next?.pos === 'VERB' &&
    !/(?:ing|^named|^called|^made|^born|^known)$/u.test(next.low) &&
    tokens[next.i + 1]?.low !== 'by' &&
    tokens.slice(0, phrase.start).some(({ pos }) => pos === 'VERB')
  const isSubject = hasVerbNext && before!.low !== 'or' && (previous.role !== 'behind' || isAfterSetting || isNextClause || isJoinedClause)
  phrase.role = isSubject ? 'subject' : previous.role
  if (previous.role === 'behind' && !isSubject) phrase.preposition = previous.preposition
}

/** `One November the fog came in`. */
const isDate = ({ head: { text } }: Phrase): boolean => MONTH.test(text) || DAYS.includes(text)

function relate(phrase: Phrase, previous: Phrase | undefined, tokens: readonly Token[]): void {
  setRole(phrase, previous, tokens)
  const before = tokens[phrase.start - 1]
  if (!previous) return
  const isBeside = previous.end === phrase.start - 1 || (previous.end === phrase.start - 2 && before?.text === ',')
  // `At the bottom of Chile, the wind blew`: another clause.
  // `In Lisbon the trams climb`: no name of the trams.
  const isFronted = tokens[0]!.pos === 'ADP' && previous.run[0]!.i === 1
  const isNextSubject =
    (before?.text === ',' || isFronted) &&
    previous.role === 'behind' &&
    /^(?:VERB|AUX)$/u.test(tokens[behindGroup(phrase, tokens)]?.pos ?? '')
  const isNamed = previous.isName && !isDate(previous) && isBeside && !isNextSubject && /^(?:the|a|an)$/u.test(phrase.run[0]!.low)
  if (isNamed && !phrase.isOwner) Object.assign(phrase, { namedBy: previous.head.text, role: previous.role })
  // `a snowman named Bo`.
  const isNaming = /^(?:named|called)$/u.test(before?.low ?? '') && previous.end === phrase.start - 2
  if (isNaming && phrase.isName && !previous.isName) previous.namedBy = phrase.head.text
  // `His youngest daughter, Isolde, fed the hens`.
  const isNamedBehind =
    phrase.isName &&
    phrase.nouns.length === phrase.run.length &&
    (previous.possessor !== undefined || previous.run[0]!.low === 'the') &&
    !previous.isPlural &&
    natureOf(previous.lemma) === 'person' &&
    before?.text === ',' &&
    previous.end === phrase.start - 2 &&
    /^[,.;:—–]$/u.test(tokens[phrase.end + 1]?.text ?? '.') &&
    !/^(?:and|or)$/u.test(tokens[phrase.end + 2]?.low ?? '')
  if (isNamedBehind) previous.namedBy = phrase.head.text
  // `The stranger, a tall man, laughed`: the same one.
  const verbBehind = tokens.findIndex(({ text, i }) => text === ',' && i > phrase.end) + 1
  const isSamePerson =
    previous.role === 'subject' &&
    !previous.isName &&
    before?.text === ',' &&
    previous.end === phrase.start - 2 &&
    /^an?$/u.test(phrase.run[0]!.low) &&
    natureOf(previous.lemma) === 'person' &&
    natureOf(phrase.lemma) === 'person' &&
    verbBehind > 0 &&
    /^(?:VERB|AUX|ADV)$/u.test(tokens[verbBehind]?.pos ?? '')
  if (isSamePerson && phrase.bar === '') phrase.bar = 'relative'
  // `Morgana, coffee roasted yesterday`.
  const isBareApposition =
    previous.isName &&
    previous.role !== 'behind' &&
    before?.text === ',' &&
    previous.end === phrase.start - 2 &&
    !phrase.isName &&
    phrase.run[0]!.pos === 'NOUN' &&
    /^(?:VERB|ADJ|SCONJ|PRON|ADP)$/u.test(tokens[phrase.end + 1]?.pos ?? '')
  if (isBareApposition) Object.assign(phrase, { namedBy: previous.head.text, role: previous.role })
  if (before?.low === 'of' && previous.end === before.i - 1) phrase.of = previous
  // `With her flippers the mother digs a hole`.
  const isMain = tokens[0]!.pos === 'ADP' && !tokens.slice(0, phrase.start).some(({ pos }) => /^(?:VERB|AUX|PUNCT)$/u.test(pos))
  const isReducedRelative =
    !isMain &&
    previous.end === phrase.start - 1 &&
    /^(?:DET|PRON)$/u.test(phrase.run[0]!.pos) &&
    !previous.isOwner &&
    !previous.isName &&
    previous.role !== 'behind' &&
    !TIME_NOUNS.test(previous.lemma) &&
    tokens[phrase.end + 1]?.pos === 'VERB'
  if (isReducedRelative && phrase.bar === '') phrase.bar = 'relative'
}

/** `the robot, which she had named Gerald`: what a relative clause names. */
function nameAntecedent({ isName, start, head }: Phrase, phrases: readonly Phrase[], tokens: readonly Token[]): void {
  const verb = tokens[start - 1]
  if (!isName || verb?.pos !== 'VERB' || !/^(?:name|call|nickname|christen|dub)$/u.test(verb.lemma)) return
  const relative = tokens.slice(Math.max(0, verb.i - 5), verb.i).findLast(({ low }) => /^(?:which|whom|that|who)$/u.test(low))
  const antecedent = relative && phrases.findLast(({ end, isName: isOther }) => end < relative.i && !isOther)
  if (antecedent) antecedent.namedBy = head.text
}

/** `Ada, a baker's daughter`: the daughter is called so, not the baker. */
function nameKin(kin: Phrase, owner: Phrase | undefined, name: Phrase | undefined, tokens: readonly Token[]): void {
  const isOwned = owner?.isOwner && owner.end === kin.start - 2 && /^an?$/u.test(owner.run[0]!.low)
  const isApposed = name?.isName && !isDate(name) && name.end === (owner?.start ?? 0) - 2 && tokens[name.end + 1]?.text === ','
  if (isOwned && isApposed && natureOf(kin.lemma) === 'person') Object.assign(kin, { namedBy: name.head.text, role: name.role })
}

/** Noun phrases of a sentence with head, adjectives, owner and part in the sentence. */
export function phrasesOf(tokens: readonly Token[], bars: readonly ExclusionReason[]): Phrase[] {
  const phrases = runsOf(tokens).map(({ run, isOwner }) => Object.assign(phraseOf(run, bars), { isOwner }))
  phrases.forEach((phrase, i) => relate(phrase, phrases[i - 1], tokens))
  phrases.forEach((phrase, i) => nameKin(phrase, phrases[i - 1], phrases[i - 2], tokens))
  for (const name of phrases) nameAntecedent(name, phrases, tokens)
  return phrases
}
