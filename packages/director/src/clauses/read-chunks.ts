import { isVerb } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Chunk, ChunkKind } from './chunk.ts'
import { phraseReader } from './phrase-reader.ts'
import { TIME_PHRASE, PARTICLE, RELATIVE, OPENER, PERSONAL, NOMINAL } from './words.ts'

/** `drinking`, not `bring`. */
function isGerundOfVerb(word: string): boolean {
  const stem = word.slice(0, -3)
  return stem.length > 1 && [stem, `${stem}e`, stem.slice(0, -1)].some((one) => one.length > 2 && isVerb(one))
}

/** Reads the groups of words of one sentence. */
export function readChunks(analysis: Analysis): readonly Chunk[] {
  const { tokens, quantities } = analysis
  const { low, tag, isEnd, wordEnd, isFiniteAt, nominalEnd, headIn, isTimeIn, verbEnd } = phraseReader(analysis)

  const chunks: Chunk[] = []
  const push = (kind: ChunkKind, from: number, to: number, head = from): number => {
    const isTime =
      /^(?:nominal|preposition)$/u.test(kind) &&
      !(kind === 'preposition' && /^(?:from|of|with|like|than|about|to|into|as)$/u.test(low(from))) &&
      isTimeIn(kind === 'preposition' ? Math.min(from + 1, to - 1) : from, to)
    chunks.push({ kind, from, to, head, isTime })
    return to
  }

  let i = 0
  while (i < tokens.length) {
    if (isEnd(i)) {
      i = push('end', i, i + 1)
      continue
    }
    const previous = chunks.at(-1)
    const word = low(i)
    const own = tag(i)
    if (/^(?:and|or|but|nor|yet|plus)$/u.test(word) && /^(?:CCONJ|ADV|SCONJ)$/u.test(own)) {
      // `off and on`.
      if (previous?.kind === 'particle' && /^(?:on|off|up|down|in|out|forth|over)$/u.test(low(i + 1)) && nominalEnd(i + 2) === undefined) {
        i = push('particle', i, i + 2)
        continue
      }
      // `a chair and a table`, `one, two and three`.
      const end = nominalEnd(i + 1)
      const isLastOfRow = previous?.kind === 'end' && chunks.at(-2)?.kind === 'row'
      const isRow =
        previous !== undefined &&
        (/^(?:nominal|row|preposition)$/u.test(previous.kind) || isLastOfRow) &&
        word !== 'but' &&
        end !== undefined &&
        !(PERSONAL.test(low(i + 1)) && isFiniteAt(end)) &&
        // `has 48 seats | and today it carried three`.
        !(/^(?:today|yesterday|tomorrow|tonight|now)$/u.test(low(i + 1)) && !isEnd(end)) &&
        !isVerbAhead(end)
      if (isRow && isLastOfRow) chunks.pop()
      i = isRow ? push('row', isLastOfRow ? previous!.from : i, end!) : push('joint', i, i + 1)
      continue
    }
    // `as soon as the music stopped`, `even though it rained`.
    const opening = openerOfWords(i)
    if (opening !== undefined) {
      i = push('opener', i, opening)
      continue
    }
    // `as many as four hundred people`.
    const isUpTo = word === 'as' && /^(?:many|much|few|little)$/u.test(low(i + 1)) && low(i + 2) === 'as' && tag(i + 3) === 'NUM'
    const counted = isUpTo ? nominalEnd(i + 3) : undefined
    if (counted !== undefined) {
      i = push('nominal', i, counted, headIn(i + 3, counted))
      continue
    }
    // `more slowly`, `at once`.
    if (own === 'ADV' && low(i + 1) === 'else') {
      i = push('adverb', i, i + 2)
      continue
    }
    if (own === 'ADV' && word === 'right' && /^(?:now|there|here|away)$/u.test(low(i + 1))) {
      i = push('adverb', i, i + 2)
      continue
    }
    // `a little longer`.
    if (word === 'a' && /^(?:little|bit|lot)$/u.test(low(i + 1)) && tag(i + 2) === 'ADV') {
      i = push('adverb', i, i + 3)
      continue
    }
    if (
      own === 'ADV' &&
      /^(?:more|less|as|too|so|very|most|quite|far|almost|nearly|hardly|not)$/u.test(word) &&
      tag(i + 1) === 'ADV' &&
      tag(i + 2) !== 'ADJ' &&
      !OPENER.test(low(i + 1)) &&
      !PARTICLE.test(low(i + 1))
    ) {
      i = push('adverb', i, i + 2)
      continue
    }
    if (word === 'at' && /^(?:once|last|least|first|all)$/u.test(low(i + 1)) && tag(i + 2) !== 'NUM' && tag(i + 2) !== 'DET') {
      i = push('adverb', i, i + 2)
      continue
    }
    // `the times at which`.
    if (own === 'ADP' && /^(?:which|whom)$/u.test(low(i + 1)) && previous !== undefined) {
      i = push('relative', i, i + 2)
      continue
    }
    if (word === 'as' && low(i + 1) === 'well' && low(i + 2) !== 'as') {
      i = push('adverb', i, i + 2)
      continue
    }
    if (
      word === 'than' ||
      (word === 'as' &&
        previous !== undefined &&
        /\bas\b/u.test(
          tokens
            .slice(Math.max(0, i - 5), i)
            .map(({ low: one }) => one)
            .join(' '),
        ))
    ) {
      const gerund = tag(i + 1) === 'VERB' && low(i + 1).endsWith('ing') ? i + 2 : undefined
      const end = /^(?:that|this)$/u.test(low(i + 1))
        ? i + 2
        : gerund === undefined
          ? (nominalEnd(i + 1) ?? (tag(i + 1) === 'ADP' ? nominalEnd(i + 2) : undefined))
          : (nominalEnd(gerund) ?? gerund)
      i = push('than', i, end ?? i + 1)
      continue
    }
    const isRelative =
      RELATIVE.test(word) &&
      previous !== undefined &&
      (/^(?:nominal|row|preposition|participle)$/u.test(previous.kind) ||
        // `leaves a film behind that keeps droplets away`.
        (previous.kind === 'particle' && chunks.at(-2)?.kind === 'nominal' && isFiniteAt(i + 1))) &&
      (own !== 'DET' || word === 'whose' || isFiniteAt(i + 1)) &&
      previous.to === i
    if (isRelative) {
      i = push('relative', i, i + 1)
      continue
    }
    // `however long you lie awake`.
    if (word === 'however' && /^(?:ADJ|ADV)$/u.test(tag(i + 1))) {
      i = push('opener', i, i + 2)
      continue
    }
    // `I find that comforting`.
    const isPlainThat = word === 'that' && previous?.kind === 'verb' && !hasVerbUpToEnd(i + 1)
    if (isPlainThat) {
      i = push('nominal', i, i + 1)
      continue
    }
    const isOpener =
      OPENER.test(word) &&
      !(
        word === 'that' &&
        (own === 'DET' || (isFiniteAt(i + 1) && (previous === undefined || /^(?:opener|end|joint)$/u.test(previous.kind))))
      ) &&
      !(/^(?:so|as|once|since|before|after|until|till)$/u.test(word) && !isOpening(i))
    if (isOpener) {
      i = push('opener', i, i + 1)
      continue
    }
    if (word === 'to' && tag(i + 1) !== 'DET') {
      let at = i + 1
      while (tag(at) === 'ADV' || /^(?:not|never)$/u.test(low(at))) at++
      if (isFiniteAt(at) && (low(at) === tokens[at]!.lemma || /^(?:be|lay)$/u.test(low(at)))) {
        const verb = verbEnd(at)
        i = push('infinitive', i, verb.to, verb.head)
        continue
      }
    }
    if (isFiniteAt(i) || (/^(?:not|never)$/u.test(word) && isFiniteAt(i + 1))) {
      const isGerund =
        (own === 'VERB' && word.endsWith('ing') && (word !== tokens[i]!.lemma || (chunks.length === 0 && isGerundOfVerb(word)))) ||
        /^(?:being|having)$/u.test(word)
      if (isGerund) {
        i = push('participle', i, wordEnd(i))
        continue
      }
      const { to, head } = verbEnd(i)
      i = push('verb', i, to, head)
      continue
    }
    if (own === 'ADP' || (own === 'SCONJ' && !isOpener)) {
      // `for so long`.
      const isLong = /^(?:long|ever|good|once|now|free)$/u.test(low(i + 1))
        ? i + 2
        : /^(?:so|too|very)$/u.test(low(i + 1)) && low(i + 2) === 'long'
          ? i + 3
          : undefined
      if (word === 'for' && isLong !== undefined) {
        chunks.push({ kind: 'preposition', from: i, to: isLong, head: isLong - 1, isTime: true })
        i = isLong
        continue
      }
      // `without eating`.
      const isPassive = /^(?:being|having)$/u.test(low(i + 1)) && tag(i + 2) === 'VERB'
      const gerund = isPassive ? i + 3 : tag(i + 1) === 'VERB' && low(i + 1).endsWith('ing') ? wordEnd(i + 1) : undefined
      const direct = nominalEnd(i + 1)
      const double = word !== 'behind' && /^(?:of|to|from|in|into)$/u.test(low(i + 1)) ? nominalEnd(i + 2) : undefined
      const isAbout =
        /^(?:about|around|over|nearly)$/u.test(word) &&
        (tag(i + 1) === 'NUM' || (low(i + 1) === 'a' && /^(?:half|third|quarter|hundred|thousand|million)$/u.test(low(i + 2)))) &&
        (previous === undefined || previous.isTime || /^(?:end|joint|opener|verb)$/u.test(previous.kind))
      const isPlain = isAbout || quantities.some(({ at, bound }) => bound && at - bound.words.split(' ').length === tokens[i]!.word)
      if (isPlain && nominalEnd(i) !== undefined) {
        i = push('nominal', i, nominalEnd(i)!, headIn(i, nominalEnd(i)!))
        continue
      }
      // `checked in last Thursday`.
      const isWhen =
        PARTICLE.test(word) && /^(?:last|next|this|every|each)$/u.test(low(i + 1)) && direct !== undefined && isTimeIn(i + 1, direct)
      // `as she turned around | she noticed`: no preposition stands before a subject.
      const isBeforeSubject = PARTICLE.test(word) && /^(?:i|he|she|we|they)$/u.test(low(i + 1))
      if (isWhen || isBeforeSubject) {
        i = push('particle', i, i + 1)
        continue
      }
      const end = gerund !== undefined && !(direct !== undefined && direct > gerund) ? (nominalEnd(gerund) ?? gerund) : (direct ?? double)
      const isAsked = /^(?:who|what|how|why|where|which|whether|whoever)$/u.test(low(i + 1)) && tag(i + 1) !== 'DET'
      if (isAsked) {
        // `find out who`, but `the gap between what happens`.
        i = PARTICLE.test(word) ? push('particle', i, i + 1) : push('relative', i, i + 2)
        continue
      }
      const isLoose =
        PARTICLE.test(word) &&
        end !== undefined &&
        /^(?:DET|PRON)$/u.test(tag(i + 1)) &&
        previous?.kind === 'verb' &&
        isPhrasal(previous, word)
      i = end === undefined || isLoose ? push('particle', i, i + 1) : push('preposition', i, end, headIn(Math.min(i + 1, end - 1), end))
      continue
    }
    const end = nominalEnd(i)
    if (end !== undefined && !(own === 'ADV' && PARTICLE.test(word))) {
      const isListed = previous?.kind === 'end' && tokens[previous.from]!.text === ',' && isInRow(end)
      if (isListed) chunks.pop()
      const later =
        isTimeIn(i, end) && /^(?:later|ago|earlier|before|apart|away)$/u.test(low(end)) && !isEnd(end) && nominalEnd(end + 1) === undefined
          ? end + 1
          : end
      i = isListed ? push('row', previous!.from, end) : push('nominal', i, later, headIn(i, end))
      continue
    }
    if (
      own === 'ADV' &&
      PARTICLE.test(word) &&
      previous !== undefined &&
      /^(?:verb|nominal|infinitive|participle|particle)$/u.test(previous.kind)
    ) {
      i = push('particle', i, i + 1)
      continue
    }
    if (
      own === 'ADJ' ||
      ((own === 'ADV' || word === 'no') && tag(i + 1) === 'ADJ' && !/^(?:away|back|up|down|off|out|over|apart)$/u.test(word))
    ) {
      let at = word === 'no' ? i + 1 : i
      while (
        (/^(?:ADJ|ADV)$/u.test(tag(at)) && !(at > i && OPENER.test(low(at)) && !/^(?:so|as|once)$/u.test(low(at)))) ||
        (tag(at) === 'CCONJ' && tag(at + 1) === 'ADJ') ||
        (low(at) === '-' && at > i)
      )
        at++
      i = push('adjective', i, Math.max(at, wordEnd(i)), at - 1)
      continue
    }
    i = push(own === 'ADV' || own === 'PART' ? 'adverb' : 'particle', i, wordEnd(i))
  }
  return chunks

  /** Index behind several words that together open a clause: `as soon as`, `even if`; undefined where none do. */
  function openerOfWords(at: number): number | undefined {
    const isAs = low(at) === 'as' && /^(?:soon|long)$/u.test(low(at + 1)) && low(at + 2) === 'as'
    const isEven = low(at) === 'even' && /^(?:if|when|though|as)$/u.test(low(at + 1))
    const to = isAs ? at + 3 : isEven ? at + 2 : at
    const start = nominalEnd(to)
    return to > at && start !== undefined && isVerbAhead(start) ? to : undefined
  }

  /** Does a finite verb follow before the next punctuation? */
  function hasVerbUpToEnd(at: number): boolean {
    for (let n = at; n < tokens.length && !isEnd(n); n++) if (isFiniteAt(n) && !(tag(n) === 'VERB' && low(n).endsWith('ing'))) return true
    return false
  }

  /** Does a word open a clause of its own, with subject and verb? */
  function isOpening(at: number): boolean {
    // `Once there was a bear`.
    if (at === 0 && low(at) === 'once' && low(at + 1) === 'there') return false
    let start = at + 1
    while (tag(start) === 'ADV') start++
    const end = nominalEnd(start)
    if (end === undefined) return false
    // `Drinking water before each meal can help`.
    const opening = chunks.findLastIndex(({ kind }) => kind === 'end') + 1
    const isOfGerund = opening === 0 && chunks[0]?.kind === 'participle' && !chunks.slice(opening).some(({ kind }) => kind === 'verb')
    if (isOfGerund && /^(?:since|until|till|before|after)$/u.test(low(at))) return false
    // `since childhood`, `until dawn`.
    const isHour = quantities.some(({ at, kind }) => at === tokens[start]!.word && /^(?:date|duration)$/u.test(kind))
    if (((end === start + 1 && TIME_PHRASE.test(low(start))) || isHour) && /^(?:since|until|till|before|after)$/u.test(low(at)))
      return false
    if (low(at) === 'so' && tag(at + 1) === 'ADJ' && !NOMINAL.test(tag(at + 2))) return false
    return isVerbAhead(end)
  }

  /** Does a finite verb follow within the words of one clause? */
  function isVerbAhead(at: number): boolean {
    for (let n = at; n < tokens.length && !isEnd(n); n++) {
      if (isFiniteAt(n)) return !(tag(n) === 'VERB' && low(n).endsWith('ing')) && !(n > at && low(n - 1) === 'to')
      if (tag(n) === 'ADV' || /^(?:n't|not|never|all|both)$/u.test(low(n))) continue
      if (tag(n) !== 'ADP' || RELATIVE.test(low(n))) return false
      const end = nominalEnd(n + 1)
      if (end === undefined) return false
      n = end - 1
    }
    return false
  }

  /** Does a row of three or more go on behind a noun phrase: `three hearts, blue blood, and a brain`? */
  function isInRow(end: number): boolean {
    const before = chunks.at(-2)
    if (!before || !/^(?:nominal|row|preposition)$/u.test(before.kind) || isVerbAhead(end)) return false
    if (/^(?:i|you|he|she|it|we|they)$/u.test(low(before.to + 1))) return false
    if ((before.kind === 'preposition' || before.isTime) && !chunks.some(({ kind }) => kind === 'verb')) return false
    for (let n = end; n < tokens.length; n++) {
      if (/^(?:and|or)$/u.test(low(n))) return tokens[n - 1]!.text === ',' || chunks.at(-2)!.kind === 'row' || !isFiniteAt(n + 1)
      if (tokens[n]!.text !== ',' && isFiniteAt(n)) return false
      if (isEnd(n) && tokens[n]!.text !== ',') return false
    }
    return before.kind === 'row'
  }

  function isPhrasal(verb: Chunk, particle: string): boolean {
    const { lemma } = tokens[verb.head]!
    return (
      /^(?:up|out|off|away|back|down)$/u.test(particle) &&
      /^(?:throw|pick|give|tie|take|put|wipe|turn|write|cut|break|fill|light|pull|pop|rinse|scrub|pay|hold|wake|blow|wear|work|find|use|carry|set|call|shut|switch|clean|dig|rip|tear|bring|send|knock|burn|lock|open|hand|build|pack|eat|drink|shrug|lift|make|mess|screw)$/u.test(
        lemma,
      )
    )
  }
}
