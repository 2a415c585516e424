import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction } from 'wink-nlp'
import { isDemonym, isGivenName } from '../languages/en/names.ts'
import { isNoun, isVerb, natureOf, singularOf } from '../senses/lexicon.ts'
import { retagCommands } from './imperatives.ts'
import { retagRowsOfVerbs } from './coordinated-verbs.ts'
import { retagParticiples } from './participles.ts'
import { retagNames } from './proper-names.ts'
import { retagCompounds } from './tags/compounds.ts'
import { retagLikenedShapes } from './tags/likened-shapes.ts'
import { retagSingularVerbs } from './tags/singular-verbs.ts'
import { isLikeBehindNoun, isSizeOfNoun, isWayHome, thirdPersonOf } from './tags/mistagged-words.ts'
import { retagNounsOfArticles } from './tags/nouns-of-articles.ts'
import type { Token } from './token.ts'

const wink = winkNLP(model, ['sbd', 'pos'])
const { its } = wink

const FOLLOWS_VERB =
  /^(?:up|down|off|out|away|back|over|on|in|into|to|the|a|an|it|them|him|her|that|whether|its|their|your|my|his|from|for|you|us|me|faster|slower|itself|himself|herself|themselves|together)$/u
const MANY_OF = /^(?:hundred|thousand|million|dozen|few)$/u
const AUXILIARY = /^(?:do|does|did|will|can|could|would|should|must|may|might)$/u
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** `stared` of `stare`, not of `star`, which doubles its last letter. */
function lemmaOf(low: string, lemma: string): string {
  const isUndoubled = (low === `${lemma}ed` || low === `${lemma}ing`) && /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(lemma)
  return isUndoubled && isVerb(`${lemma}e`) ? `${lemma}e` : lemma
}

function read(sentence: string): Token[] {
  const doc = wink.readDoc(sentence.replaceAll(/[“”]/gu, '"').replaceAll(/[‘’]/gu, "'"))
  const texts = doc.tokens().out()
  const tags = doc.tokens().out(its.pos as ItsFunction<string>) as string[]
  const lemmas = doc.tokens().out(its.lemma as ItsFunction<string>) as string[]
  const spaces = doc.tokens().out(its.precedingSpaces as unknown as ItsFunction<string>)
  // `sun.` and the like are taken for abbreviations.
  const end = texts.at(-1) ?? ''
  if (/^(?:\p{L}{2,}|I)\.$/u.test(end)) {
    texts.splice(-1, 1, end.slice(0, -1), '.')
    lemmas.splice(-1, 1, end.slice(0, -1).toLowerCase(), '.')
    if (end === 'I.') tags[tags.length - 1] = 'PRON'
    else if (!isCapital(end)) tags[tags.length - 1] = 'NOUN'
    tags.push('PUNCT')
    spaces.push('')
  }
  let word = -1
  return texts.map((text, i) => {
    if (i === 0 || spaces[i] !== '') word++
    const low = text.toLowerCase()
    return { text, low, pos: tags[i]!, lemma: lemmaOf(low, lemmas[i]!), i, word }
  })
}

/** Sentence-initial capitals are names only where the script writes them so elsewhere, or no dictionary knows them. */
function retagFirstWords(tokens: readonly Token[], names: ReadonlySet<string>): void {
  for (const token of tokens) {
    const before = tokens[token.i - 1]
    const isFirst = !before || before.pos === 'PUNCT'
    if (token.pos !== 'PROPN' || names.has(token.text) || isGivenName(token.low) || !(isFirst || !isCapital(token.text))) continue
    const next = tokens[token.i + 1]
    // `Barbecues belong outdoors`: many of them.
    if (isFirst && /[^s]s$/u.test(token.low) && next?.pos === 'VERB' && next.low === next.lemma) {
      token.pos = 'NOUN'
      continue
    }
    // `Voyager 1 took off`.
    if (next && /^\d{1,3}$/u.test(next.text) && /^(?:VERB|AUX|ADP|PART)$/u.test(tokens[token.i + 2]?.pos ?? '')) continue
    if (isVerb(token.low) && next && /^(?:DET|NUM|PRON)$/u.test(next.pos) && !/[^s]s$/u.test(token.low))
      Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `Tiny coiled hairs spring open`.
    else if (isFirst && next?.pos === 'ADJ' && !isCapital(next.text) && tokens[token.i + 2]?.pos === 'NOUN') token.pos = 'ADJ'
    else if (isNoun(singularOf(token.low)) && next?.pos !== 'PROPN') Object.assign(token, { pos: 'NOUN', lemma: singularOf(token.low) })
  }
}

const isMark = ({ pos }: Token): boolean => pos === 'PUNCT'
/** Has the part of a sentence between two marks a verb? */
function hasVerbInClause({ i }: Token, tokens: readonly Token[]): boolean {
  const from = tokens.slice(0, i).findLastIndex(isMark) + 1
  const length = tokens.slice(i).findIndex(isMark)
  return tokens.slice(from, length < 0 ? undefined : i + length).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
}

function retag(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const before = tokens[token.i - 1]
    const after = tokens[token.i + 1]
    if (token.low === 'whereas') token.pos = 'SCONJ'
    const isAfterPlural = before?.pos === 'NOUN' && singularOf(before.low) !== before.low
    const stem = token.low.replace(/(?<=sh|ch|ss|x)es$|(?<!s)s$/u, '')
    const isThirdPerson =
      token.pos === 'NOUN' &&
      (before?.pos === 'NOUN' || (before?.pos === 'PROPN' && before.i === 0)) &&
      token.low.endsWith('s') &&
      singularOf(before.low) === before.low &&
      isVerb(token.low.replace(/(?<=sh|ch|ss|x)es$|s$/u, ''))
    const isOnlyVerb =
      !tokens.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)) && /^(?:ADP|ADV|DET|PRON|PART|PUNCT|ADJ|NUM)$/u.test(after?.pos ?? 'PUNCT')
    // `The Trailster costs 1,899 euros`.
    const isBeforeNumber =
      token.pos === 'NOUN' &&
      after?.pos === 'NUM' &&
      /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') &&
      singularOf(before!.low) === before!.low &&
      stem !== token.low &&
      isVerb(stem)
    if (isBeforeNumber) Object.assign(token, { pos: 'VERB', lemma: stem })
    if (
      isThirdPerson &&
      (isOnlyVerb ||
        /(?:self|selves|^the|^an?|^its|^their|^you|^your|^us|^it|^something|^nothing|^everything|^more|^less|^little|^much)$/u.test(
          after?.low ?? '',
        ))
    )
      Object.assign(token, { pos: 'VERB', lemma: token.low.replace(/(?<=sh|ch|ss|x)es$|s$/u, '') })
    // `the gas forms bubbles`, behind another clause.
    const isPlural =
      after?.pos === 'NOUN' && singularOf(after.low) !== after.low && !/^(?:dozens|hundreds|thousands|millions)$/u.test(after.low)
    const isBeforePlural = isPlural && !hasVerbInClause(token, tokens)
    if (isThirdPerson && isBeforePlural) Object.assign(token, { pos: 'VERB', lemma: stem })
    // `Lanterns glow along the river`.
    const isBeforeAdverb = after?.pos === 'ADP' ? after.low !== 'of' : after?.pos === 'ADV' && after.low.endsWith('ly')
    const isLoneVerb = isBeforeAdverb && !tokens.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
    if (/^(?:NOUN|ADJ)$/u.test(token.pos) && isAfterPlural && isVerb(token.low) && (isLoneVerb || FOLLOWS_VERB.test(after?.low ?? '')))
      token.pos = 'VERB'
    if (
      token.pos === 'ADJ' &&
      before?.pos === 'NOUN' &&
      isNoun(singularOf(token.low)) &&
      /^(?:PUNCT|ADP|AUX)$/u.test(after?.pos ?? 'PUNCT')
    )
      token.pos = 'NOUN'
    // `stole the key from the nail`.
    const isNounOfArticle =
      token.pos === 'ADJ' &&
      (/^(?:the|an?)$/u.test(before?.low ?? '') || (before?.pos === 'ADJ' && tokens[token.i - 2]?.pos === 'DET')) &&
      natureOf(token.low) === 'solid' &&
      // `A key cannot be copied`.
      (/^(?:PUNCT|ADP)$/u.test(after?.pos ?? 'PUNCT') || AUXILIARY.test(after?.low ?? ''))
    // `The largest male dominates the herd`.
    const isDoer =
      token.pos === 'ADJ' &&
      /^(?:DET|ADJ)$/u.test(before?.pos ?? '') &&
      (/^(?:male|female|adult|young|newborn|juvenile|native)$/u.test(token.low) ||
        (before?.pos === 'ADJ' && natureOf(token.low) === 'solid')) &&
      (/^(?:VERB|AUX)$/u.test(after?.pos ?? '') || after?.low === 'lay') &&
      !after!.low.endsWith('ing')
    if (isNounOfArticle || isDoer) token.pos = 'NOUN'
    // `Heat the oven`, `Mix flour`: a bare verb at the start before its object.
    const isStart = !before || before.pos === 'PUNCT' || /^(?:and|then|so|now)$/u.test(before.low)
    if (
      isStart &&
      /^(?:NOUN|ADJ|PROPN)$/u.test(token.pos) &&
      isVerb(token.low) &&
      after &&
      /^(?:DET|NUM|PRON)$/u.test(after.pos) &&
      (!/^(?:they|he|she|we|i|you|it)$/u.test(after.low) || (after.low === 'it' && /^(?:,|and)$/u.test(before?.low ?? ''))) &&
      !/[^s]s$/u.test(token.low)
    )
      Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `Smear a little grease`: no noun stands before an article.
    const isBeforeArticle = token.i === 0 && /^(?:NOUN|ADJ)$/u.test(token.pos) && /^(?:an?|your)$/u.test(after?.low ?? '')
    if (
      isBeforeArticle &&
      !/^(?:half|such|what|quite|many|not|rather|twice|once|only|just|today|tomorrow|yesterday)$|[^s]s$/u.test(token.low)
    )
      Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `The dog chased the cat`, `Why did the king laugh?`.
    // `A rusty key lay on the table`.
    if (token.low === 'lay' && token.pos === 'NOUN' && after?.pos === 'ADP' && before?.pos !== 'DET')
      Object.assign(token, { pos: 'VERB', lemma: 'lie' })
    const isPast =
      token.pos === 'NOUN' && before?.pos === 'NOUN' && token.low.endsWith('ed') && /^(?:DET|PRON|ADP|NUM)$/u.test(after?.pos ?? '')
    const past = [token.low.slice(0, -1), token.low.slice(0, -2), token.low.slice(0, -3)].find((lemma) => isVerb(lemma))
    if (isPast && past && !/(?:eed|hundred|shed|sled|bed)$/u.test(token.low)) Object.assign(token, { pos: 'VERB', lemma: past })
    // `A nozzle moves along`: no plural behind `a`.
    const article = tokens.slice(0, token.i).findLastIndex(({ pos }) => !/^(?:NOUN|ADJ)$/u.test(pos))
    const isBehindArticle = token.pos === 'NOUN' && before?.pos === 'NOUN' && /^an?$/u.test(tokens[article]?.low ?? '')
    if (isBehindArticle && stem !== token.low && singularOf(token.low) !== token.low && isVerb(stem))
      Object.assign(token, { pos: 'VERB', lemma: stem })
    // `Old men drink mint tea`.
    const isDoneByMany =
      token.pos === 'NOUN' &&
      isAfterPlural &&
      isVerb(token.low) &&
      (/^(?:NOUN|ADJ)$/u.test(after?.pos ?? '') ||
        /^(?:somewhere|everywhere|anywhere|here|there|again|together)$/u.test(after?.low ?? '')) &&
      !tokens.some(
        ({ pos, low, i }) => /^(?:VERB|AUX)$/u.test(pos) && !(low.endsWith('ed') && /^(?:ADP|DET)$/u.test(tokens[i - 1]?.pos ?? '')),
      )
    // `the first thousand ship in June`: of several, a noun would be plural.
    const isOfSeveral =
      token.pos === 'NOUN' && MANY_OF.test(before?.low ?? '') && token.low === token.lemma && isVerb(token.low) && after?.pos === 'ADP'
    if (isOfSeveral) Object.assign(token, { pos: 'VERB', lemma: token.low })
    if (isDoneByMany) Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `A scoop cost fifty cents`.
    const isSameInPast = token.pos === 'NOUN' && /^(?:cost|cut|put|hit|set|let|shut|split)$/u.test(token.low) && before?.pos === 'NOUN'
    if (isSameInPast && /^(?:DET|NUM|PRON)$/u.test(after?.pos ?? '') && !tokens.some(({ pos }) => pos === 'VERB'))
      Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `She sewed buttons`.
    const isOfPronoun =
      /^(?:ADJ|NOUN)$/u.test(token.pos) && /^(?:i|he|she|they|we|you|it)$/u.test(before?.low ?? '') && token.low.endsWith('ed')
    if (isOfPronoun && past) Object.assign(token, { pos: 'VERB', lemma: past })
    // `until it bursts`.
    const isThirdOfPronoun = token.pos === 'NOUN' && /^(?:it|he|she)$/u.test(before?.low ?? '') && stem !== token.low && isVerb(stem)
    if (isThirdOfPronoun && /^(?:PUNCT|ADP|ADV|DET|CCONJ|SCONJ)$/u.test(after?.pos ?? 'PUNCT'))
      Object.assign(token, { pos: 'VERB', lemma: stem })
    // `Since then everybody waves`.
    const isDoneByAll =
      token.pos === 'NOUN' &&
      stem !== token.low &&
      isVerb(stem) &&
      /^(?:everybody|everyone|nobody|somebody|someone|anybody|anyone)$/u.test(before?.low ?? '') &&
      !/^(?:VERB|AUX|NOUN)$/u.test(after?.pos ?? '')
    // `Some of them sleep in vaults`, `None of them wishes to jump`.
    const isDoneBySome =
      token.pos === 'NOUN' && before?.low === 'them' && tokens[token.i - 2]?.low === 'of' && /^(?:ADP|PART)$/u.test(after?.pos ?? '')
    const lemmaOfSome = [token.low, stem, token.low.replace(/es$/u, '')].find((word) => isVerb(word))
    if (isDoneBySome && lemmaOfSome) Object.assign(token, { pos: 'VERB', lemma: lemmaOfSome })
    if (isDoneByAll) Object.assign(token, { pos: 'VERB', lemma: stem })
    const auxiliary = tokens.slice(0, token.i).findLast(({ low }) => AUXILIARY.test(low))
    const lacksVerb = auxiliary && !tokens.slice(auxiliary.i + 1).some(({ pos }) => pos === 'VERB')
    if (
      lacksVerb &&
      token.pos === 'NOUN' &&
      /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') &&
      !/^(?:NOUN|PROPN|ADJ)$/u.test(after?.pos ?? 'PUNCT') &&
      isVerb(token.low)
    )
      Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `that hope is a weed`.
    const isSubjectOfBe =
      token.pos === 'VERB' &&
      token.low === token.lemma &&
      isNoun(token.low) &&
      /^(?:is|was)$/u.test(after?.low ?? '') &&
      /^(?:that|because|if|and|but|,|when)$/u.test(before?.low ?? '')
    if (isSubjectOfBe) token.pos = 'NOUN'
    // `Let your savings work`.
    const isCaused =
      token.pos === 'NOUN' &&
      before?.pos === 'NOUN' &&
      tokens
        .slice(Math.max(0, token.i - 4), token.i)
        .some(({ low }) => /^(?:let|lets|make|makes|made|help|helps|helped|watch|watched|see)$/u.test(low))
    if (isCaused && isVerb(token.low) && !/[^s]s$/u.test(token.low)) Object.assign(token, { pos: 'VERB', lemma: token.low })
    // `Stand up, stretch and walk to the window`.
    const isCoordinated =
      tokens[0]!.pos === 'VERB' &&
      tokens[0]!.low === tokens[0]!.lemma &&
      /^(?:,|and|then)$/u.test(before?.low ?? '') &&
      /^(?:NOUN|ADJ|ADV|PROPN)$/u.test(token.pos)
    const isFollowed = after && /^(?:ADP|DET|PRON|PART)$/u.test(after.pos) && after.low !== 'of'
    if (isCoordinated && isFollowed && isVerb(token.low) && !/[^s]s$/u.test(token.low))
      Object.assign(token, { pos: 'VERB', lemma: token.low })
  }
}

const ADJECTIVES =
  /^(?:old|young|new|big|small|large|little|great|good|bad|long|short|tall|high|low|hot|cold|warm|cool|dry|wet|dark|bright|black|white|red|blue|green|yellow|brown|grey|gray|golden|fresh|cheap|expensive|rich|poor|strong|weak|fast|slow|heavy|light|deep|wide|thick|thin|soft|hard|clean|dirty|full|empty|whole|wild|many|most|several|modern|ancient|early|late|dead|free|happy|sad|tired|hungry|tiny|huge|giant|local|human|wooden)$/u

/** Ends of adjectives that no names have. */
const LIKE_ADJECTIVES = /(?:[lt]hy|ful|ous|ive|less|able|ible|ical|ish|erate|[^aeiou]ied)$/u

/** `block` of `a collapsed apartment block.`: a bare verb has no singular subject. */
function isHeadOfCompound({ pos, low, lemma, i }: Token, tokens: readonly Token[]): boolean {
  const [modifier, noun, after] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]]
  const isBare = pos === 'VERB' && low === lemma && isNoun(low) && low.length > 3
  const isSingular = noun?.pos === 'NOUN' && singularOf(noun.low) === noun.low
  const isInPhrase =
    modifier !== undefined && /^(?:ADJ|DET|VERB)$/u.test(modifier.pos) && /^(?:an?|\p{L}{3,}ed|\p{L}{3,}ing)$/u.test(modifier.low)
  const isCaused = tokens
    .slice(0, i)
    .some((token) => /^(?:let|make|help|watch|see|hear|feel|have)$/u.test(token.lemma) || AUXILIARY.test(token.low))
  return isBare && isSingular && isInPhrase && !isCaused && (!after || after.pos === 'PUNCT')
}

/** `monitor` of `the baby monitor crackles`: a bare verb agrees with no singular subject, and another verb follows. */
function isHeadOfSubject({ pos, low, lemma, i }: Token, tokens: readonly Token[]): boolean {
  const [article, noun, after] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]]
  const isBare = pos === 'VERB' && low === lemma && isNoun(low)
  const isSingular = noun?.pos === 'NOUN' && singularOf(noun.low) === noun.low
  const isBeforeVerb = after?.pos === 'VERB' && after.low !== after.lemma && !after.low.endsWith('ing')
  // `made the cat jump scared`.
  const clause = tokens.slice(0, i).findLastIndex((token) => isMark(token)) + 1
  const isCaused = tokens.slice(clause, i).some(({ pos: other, low: word }) => other === 'VERB' || AUXILIARY.test(word))
  return isBare && isSingular && article?.pos === 'DET' && isBeforeVerb && !isCaused
}

/** `and the hunter strikes with force`: what somebody does in a clause without another verb. */
function isDoneBySomebody(token: Token, tokens: readonly Token[]): boolean {
  const [joint, article, doer, after] = [tokens[token.i - 3], tokens[token.i - 2], tokens[token.i - 1], tokens[token.i + 1]]
  return (
    token.pos === 'NOUN' &&
    /^(?:and|but|then|while|when|as)$/u.test(joint?.low ?? '') &&
    article?.pos === 'DET' &&
    doer?.pos === 'NOUN' &&
    natureOf(singularOf(doer.low)) === 'person' &&
    /[^s]s$/u.test(token.low) &&
    isVerb(token.low.slice(0, -1)) &&
    /^(?:ADP|ADV|DET|PRON)$/u.test(after?.pos ?? '') &&
    !hasVerbInClause(token, tokens)
  )
}

/** `An Italian baker`: no part of a name. `entered the stadium first`: no noun. */
function retagModifiers(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const [before, after] = [tokens[token.i - 1], tokens[token.i + 1]]
    if (token.pos === 'PROPN' && isDemonym(token.text) && after?.pos === 'NOUN') token.pos = 'ADJ'
    // `When Sun, Moon and Earth line up`.
    if (/^(?:Sun|Moon|Earth)$/u.test(token.text) && token.i > 0 && token.pos !== 'PROPN')
      Object.assign(token, { pos: 'PROPN', lemma: token.low })
    // `Upstairs, the phone rang`.
    const isAdverb =
      /^(?:upstairs|downstairs|outside|inside|overnight|nearby|indoors|outdoors|halfway|overhead|underground|somewhere|meanwhile|offshore|abroad)$/u
    if (
      token.i === 0 &&
      /^(?:PROPN|NOUN)$/u.test(token.pos) &&
      isAdverb.test(token.low) &&
      /^(?:,|DET|PRON|ADP|ADV)$/u.test(after?.text === ',' ? ',' : (after?.pos ?? ''))
    )
      token.pos = 'ADV'
    // `At last one bird jumps`.
    if (token.low === 'last' && before?.low === 'at' && after && /^(?:NUM|DET|PRON|PUNCT)$/u.test(after.pos))
      for (const part of [before, token]) part.pos = 'ADV'
    if (isDoneBySomebody(token, tokens)) Object.assign(token, { pos: 'VERB', lemma: token.low.slice(0, -1) })
    // `Wealthy gentlemen bought ...`.
    const isFirstOfPhrase = token.pos === 'PROPN' && token.i === 0 && after?.pos === 'NOUN' && after.low === after.text
    if (isFirstOfPhrase && (ADJECTIVES.test(token.low) || (LIKE_ADJECTIVES.test(token.low) && !isGivenName(token.low)))) token.pos = 'ADJ'
    // `are still broke`: without money.
    const auxiliary = before?.pos === 'ADV' ? tokens[token.i - 2] : before
    if (token.low === 'broke' && /^(?:am|is|are|was|were|be|being|been|'m|’m|'re|’re|go|going|went)$/u.test(auxiliary?.low ?? ''))
      token.pos = 'ADJ'
    // `Available from 79 euros`.
    if (token.i === 0 && /^(?:PROPN|NOUN)$/u.test(token.pos) && /[ai]ble$/u.test(token.low) && after?.pos === 'ADP' && !isNoun(token.low))
      token.pos = 'ADJ'
    // `She was in fact Ada Byron`.
    if (token.pos === 'NOUN' && before?.low === 'in' && after?.pos === 'PROPN' && /^(?:fact|truth|reality)$/u.test(token.low))
      token.pos = 'ADV'
    if (token.i === 0 && (after?.low === 'ago' || (token.low === 'long' && /^(?:before|after|since)$/u.test(after?.low ?? ''))))
      token.pos = 'ADV'
    if (/^(?:anti-?|counter-?)?clockwise$/u.test(token.low) && token.pos !== 'ADJ') token.pos = 'ADV'
    // `From then on Pip loved the night`.
    if (token.low === 'on' && /^(?:then|now|day|night|moment|morning|evening)$/u.test(before?.low ?? '') && tokens[0]!.low === 'from')
      token.pos = 'ADV'
    if (token.low === 'face' && /^(?:down|up)$/u.test(after?.low ?? '') && before?.pos === 'NOUN') token.pos = 'ADV'
    // `right into my ear`.
    if (
      (token.low === 'right' || (token.low === 'straight' && before?.pos === 'NOUN')) &&
      after?.pos === 'ADP' &&
      before?.pos !== 'DET' &&
      !/^(?:your|my|his|her|our|their|its|to|of)$/u.test(before?.low ?? '')
    )
      token.pos = 'ADV'
    if (isHeadOfCompound(token, tokens) || isHeadOfSubject(token, tokens)) Object.assign(token, { pos: 'NOUN', lemma: token.low })
    // `the samurai`, `a viking`: words that the tagger knows as something else.
    const isUnread = token.pos === 'X' ? isNoun(singularOf(token.low)) : /^(?:viking|vikings|lumberjack|barista)$/u.test(token.low)
    if (isUnread) Object.assign(token, { pos: 'NOUN', lemma: singularOf(token.low) })
    Object.assign(token, thirdPersonOf(token, tokens))
    if (isWayHome(token, tokens)) token.pos = 'ADV'
    if (isSizeOfNoun(token, tokens)) token.pos = 'ADJ'
    if (isLikeBehindNoun(token, tokens)) token.pos = 'ADP'
    const isLate = /^(?:first|last|next|together|alone|again|apart|twice)$/u.test(token.low) && before?.pos === 'NOUN'
    if (isLate && token.pos === 'NOUN' && (!after || after.pos === 'PUNCT')) token.pos = 'ADV'
    // `First the grapes are pressed`.
    if (token.i === 0 && /^(?:first|next)$/u.test(token.low) && after?.pos === 'DET') token.pos = 'ADV'
    // `are dried under banana leaves`: no second verb.
    const isOfPhrase = before?.pos === 'NOUN' && tokens[token.i - 2]?.pos === 'ADP' && isNoun(singularOf(token.low))
    const hasVerb = tokens.slice(0, Math.max(0, token.i - 2)).some(({ pos }) => pos === 'VERB')
    if (token.pos === 'VERB' && /[^s]s$/u.test(token.low) && isOfPhrase && hasVerb && after?.pos !== 'DET')
      Object.assign(token, { pos: 'NOUN', lemma: singularOf(token.low) })
  }
}

/** Tokens of a sentence with parts of speech. `names`: proper names of the script. */
export function tokensOf(sentence: string, names: ReadonlySet<string>): Token[] {
  const tokens = read(sentence)
  retagFirstWords(tokens, names)
  retagNames(tokens, names)
  retag(tokens)
  retagSingularVerbs(tokens)
  retagRowsOfVerbs(tokens)
  retagCommands(tokens)
  retagParticiples(tokens)
  retagCompounds(tokens)
  retagModifiers(tokens)
  retagLikenedShapes(tokens)
  retagNounsOfArticles(tokens)
  return tokens
}
