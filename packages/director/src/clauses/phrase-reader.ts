import { singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd } from '../text/clause-ends.ts'
import { correctedTags } from './corrected-tags.ts'
import { tagsOf } from './tags.ts'
import { POSSESSIVE, TIME_PHRASE, QUANTIFIER, FORMS_OF_BE, FORMS_OF_HAVE, NOMINAL, UNCHANGED } from './words.ts'

/** Where the phrases of a sentence end, by its tokens and their tags. All indices are of tokens, ends exclusive. */
export function phraseReader(analysis: Analysis) {
  const { tokens, quantities } = analysis
  const tags = correctedTags(tokens, tagsOf(analysis))
  const low = (i: number): string => tokens[i]?.low ?? ''
  const tag = (i: number): string => tags[i] ?? ''
  const isEnd = (i: number): boolean => tokens[i] === undefined || isClauseEnd(tokens[i]!) || /^["“”]$/u.test(tokens[i]!.text)

  /** Index behind a word with its apostrophe. */
  const wordEnd = (i: number): number => {
    let to = i + 1
    while (tokens[to] && tokens[to]!.word === tokens[i]!.word && !isClauseEnd(tokens[to]!)) to++
    return to
  }

  const isFiniteAt = (i: number): boolean => /^(?:VERB|AUX)$/u.test(tag(i))

  /** Index behind the noun phrase that begins at a token, without what it is of; undefined where none begins. */
  function simpleNominalEnd(start: number): number | undefined {
    const first = tokens[start]
    if (!first || isEnd(start)) return undefined
    if (tag(start) === 'PRON' && !POSSESSIVE.test(first.low))
      return low(start + 1) === 'else' || (first.low.endsWith('thing') && tag(start + 1) === 'ADJ') ? start + 2 : start + 1
    if (/^(?:that|this)$/u.test(first.low) && low(start - 1) === 'of' && !/^(?:NOUN|ADJ|PROPN)$/u.test(tag(start + 1))) return start + 1
    if (first.low === 'her' && !/^(?:NOUN|ADJ|NUM|PROPN|VERB|ADV)$/u.test(tag(start + 1))) return start + 1
    let i = start
    // `at least thirty minutes`, `more than a thousand`, `as many as`.
    if (
      /^(?:more|less|fewer)$/u.test(first.low) &&
      low(start + 1) === 'than' &&
      (tag(start + 2) === 'NUM' || /^(?:an?|half|one)$/u.test(low(start + 2)) || /^(?:for|in|at)$/u.test(low(start - 1)))
    )
      i = start + 2
    const quantity = quantities.find(({ at, bound }) => bound && at - bound.words.split(' ').length === first.word)
    if (quantity && quantity.bound) {
      const at = tokens.findIndex(({ word }) => word === quantity.at)
      if (at > start) i = at
    }
    let last = -1
    for (; tokens[i] && !isEnd(i); i++) {
      const own = tag(i)
      if (i > start && last >= 0 && (own === 'DET' || POSSESSIVE.test(low(i))) && !(low(i) === 'a' && /^(?:half|NUM)$/u.test(low(i - 1)))) {
        if (quantities.some(({ at, end }) => at <= tokens[i - 1]!.word && tokens[i]!.word <= end)) continue
        break
      }
      if (
        quantities.some(({ at, end }) => at < tokens[i]!.word && tokens[i]!.word <= end && tokens[i - 1] !== undefined && i > start) &&
        own !== 'VERB'
      ) {
        last = i
        continue
      }
      // `a trial last year showed`.
      if (last >= 0 && own === 'ADJ' && /^(?:last|next)$/u.test(low(i)) && TIME_PHRASE.test(low(i + 1))) break
      // `In 1995 fourteen wolves`, `Within a week prices fell`.
      const isYear =
        last >= 0 &&
        tag(start - 1) === 'ADP' &&
        quantities.some(
          ({ at, end, kind }) =>
            at <= tokens[last]!.word && tokens[last]!.word <= end && tokens[i]!.word > end && /^(?:year|date)$/u.test(kind),
        )
      const isCounted =
        last === i - 1 &&
        tag(last) === 'PROPN' &&
        tag(start - 1) === 'ADP' &&
        own === 'NUM' &&
        quantities.some(({ at }) => at === tokens[i]!.word)
      const isMoment =
        last === i - 1 &&
        ((tag(start - 1) === 'ADP' && start <= 1) || (start === 0 && /^(?:every|each|last|this|one|next|that)$/u.test(low(0)))) &&
        TIME_PHRASE.test(singularOf(low(last))) &&
        (tag(last) === 'NOUN' || (tag(last) === 'PROPN' && own !== 'NUM'))
      // `The reason | flamingos are pink`.
      const isOfClause =
        last === i - 1 && /^(?:reason|way)$/u.test(low(last)) && low(last - 1) === 'the' && NOMINAL.test(own) && isFiniteAt(i + 1)
      if (isOfClause) break
      // `From her window Darling saw`.
      const isOtherName = last === i - 1 && tag(last) === 'NOUN' && own === 'PROPN' && tag(start - 1) === 'ADP' && start <= 1
      if (isOtherName) break
      if ((isYear || isMoment || isCounted) && (NOMINAL.test(own) || (isMoment && own === 'ADJ' && NOMINAL.test(tag(i + 1))))) break
      if (NOMINAL.test(own)) {
        // `On Sunday night three men`.
        // `in a drawer one hour before bed`.
        const isNewTime =
          own === 'NUM' && last === i - 1 && tag(last) === 'NOUN' && TIME_PHRASE.test(singularOf(low(i + 1))) && tag(start - 1) === 'ADP'
        if (isNewTime) break
        if (
          own === 'NUM' &&
          last >= 0 &&
          TIME_PHRASE.test(singularOf(low(last))) &&
          last === i - 1 &&
          /^(?:NOUN|ADJ|PROPN)$/u.test(tag(i + 1))
        )
          break
        last = i
        continue
      }
      if (/^['’]s?$/u.test(low(i)) && last === i - 1) continue
      if (
        own === 'DET' ||
        own === 'ADJ' ||
        (POSSESSIVE.test(low(i)) && (i === start || (i === start + 1 && /^(?:all|both|half)$/u.test(first.low))))
      ) {
        if (own === 'ADJ' && last >= 0 && low(i - 1) !== '-' && !/^['’]s?$/u.test(low(i - 1)) && !NOMINAL.test(tag(i + 1))) break
        if (QUANTIFIER.test(low(i)) && i === start && !POSSESSIVE.test(low(i + 1)) && !/^(?:NOUN|PROPN|ADJ|NUM|DET)$/u.test(tag(i + 1)))
          last = i
        continue
      }
      if ((low(i) === '-' || low(i - 1) === '-') && i > start) continue
      const isInside = i > start || /^(?:only|almost|nearly|about|just|exactly|over|some|even|hardly|barely)$/u.test(low(i))
      if (own === 'ADV' && /^(?:even|only|almost)$/u.test(low(i)) && i === start && /^(?:NOUN|PROPN)$/u.test(tag(i + 1))) continue
      if (
        own === 'ADV' &&
        isInside &&
        last < 0 &&
        (/^(?:ADJ|NUM|DET)$/u.test(tag(i + 1)) || /^(?:half|all|none|nothing|nobody|everything|everyone)$/u.test(low(i + 1))) &&
        !/^(?:so|too)$/u.test(low(i))
      )
        continue
      if (
        own === 'ADP' &&
        /^(?:over|about|around|under)$/u.test(low(i)) &&
        i === start &&
        (tag(i + 1) === 'NUM' || (low(i + 1) === 'a' && /^(?:half|third|quarter|hundred|thousand|million)$/u.test(low(i + 2))))
      )
        continue
      // `the glowing vials`, `a collapsed block`.
      const isModifier =
        own === 'VERB' && /(?:ing|ed|en)$/u.test(low(i)) && last < 0 && i > start && /^(?:NOUN|ADJ|PROPN)$/u.test(tag(i + 1))
      if (isModifier) continue
      if (own === 'CCONJ' && low(i) === 'and' && tag(i - 1) === 'NUM' && tag(i + 1) === 'NUM') continue
      // `black and white stripes`.
      if (own === 'CCONJ' && tag(i - 1) === 'ADJ' && tag(i + 1) === 'ADJ' && tag(i + 2) === 'NOUN' && last < 0) continue
      break
    }
    // `the same`, `the rich`, `its own`.
    const isBare =
      last < 0 &&
      i > start &&
      first.low !== 'no' &&
      tag(i - 1) === 'ADJ' &&
      (tag(start) === 'DET' || tag(start + 1) === 'DET' || POSSESSIVE.test(first.low))
    return isBare ? wordEnd(i - 1) : last < 0 ? undefined : wordEnd(last)
  }

  /** Index behind a noun phrase with what it is of. */
  function nominalEnd(start: number): number | undefined {
    const end = simpleNominalEnd(start)
    if (end === undefined) return undefined
    if (
      low(end) === 'of' &&
      !isEnd(end) &&
      tag(end + 1) === 'VERB' &&
      !/^(?:having|being)$/u.test(low(end + 1)) &&
      low(end + 1).endsWith('ing') &&
      simpleNominalEnd(end + 1) === undefined
    )
      return end + 2
    if (low(end) === 'of' && /^(?:having|being)$/u.test(low(end + 1)) && tag(end + 2) === 'VERB') return nominalEnd(end + 3) ?? end + 3
    if (low(end) === 'of' && !isEnd(end)) return nominalEnd(end + 1) ?? (low(end + 1) === 'what' ? undefined : end)
    if (/^(?:himself|herself|itself|myself|yourself|ourselves|themselves|yourselves)$/u.test(low(end)) && tag(start) !== 'PRON')
      return end + 1
    return end
  }

  const headIn = (from: number, to: number): number => {
    const end = simpleNominalEnd(from) ?? to
    const own = tokens.slice(from, end).findLast(({ i }) => /^(?:NOUN|PROPN)$/u.test(tag(i)))
    return own?.i ?? Math.max(from, end - 1)
  }

  const isTimeIn = (from: number, to: number): boolean => {
    const head = tokens[headIn(from, to)]!
    const isDate = quantities.some(({ at, end, kind }) => at <= head.word && head.word <= end && /^(?:year|date|duration)$/u.test(kind))
    const inner = tokens
      .slice(from, to)
      .some(({ low: one, pos }) => pos !== 'VERB' && /^(?:morning|evening|night|century|summer|winter)$/u.test(one) && from > 0)
    return (
      isDate ||
      TIME_PHRASE.test(singularOf(head.low)) ||
      TIME_PHRASE.test(head.low) ||
      (inner && tokens[from]!.pos === 'ADP' && /^(?:in|on|at|since|until)$/u.test(low(from)))
    )
  }

  const isParticiple = (i: number): boolean => {
    const { low: word, lemma } = tokens[i]!
    return UNCHANGED.test(word) || (word !== lemma && !/[^s]s$/u.test(word))
  }

  /** Index behind the verb with its auxiliaries that begins at a token; its main verb. */
  function verbEnd(start: number): { readonly to: number; readonly head: number } {
    let head = start
    while (!isFiniteAt(head)) head++
    let i = wordEnd(head)
    for (let n = head; n < i; n++) if (isFiniteAt(n)) head = n
    for (;;) {
      let next = i
      while (
        /^(?:not|n't|never|all|both)$/u.test(low(next)) ||
        (tag(next) === 'ADV' && !isEnd(next)) ||
        (low(next) === 'no' && low(next + 1) === 'longer')
      )
        next++
      const isAuxiliary =
        tag(head) === 'AUX' ||
        FORMS_OF_BE.test(low(head)) ||
        FORMS_OF_HAVE.test(low(head)) ||
        /^(?:do|does|did|get|gets|got)$/u.test(low(head))
      const goesOn =
        isFiniteAt(next) &&
        isAuxiliary &&
        !(/^(?:do|does|did)$/u.test(low(head)) && FORMS_OF_BE.test(low(next)) && next === i) &&
        tokens[next] !== undefined &&
        (!(FORMS_OF_BE.test(low(head)) || FORMS_OF_HAVE.test(low(head))) || tag(next) === 'AUX' || isParticiple(next))
      if (!goesOn) {
        // `is not`, `has never`: a denial belongs to it.
        if (/^(?:not|n't|never)$/u.test(low(i))) i = wordEnd(i)
        return { to: i, head }
      }
      head = next
      i = wordEnd(next)
    }
  }

  return { low, tag, isEnd, wordEnd, isFiniteAt, simpleNominalEnd, nominalEnd, headIn, isTimeIn, isParticiple, verbEnd }
}
