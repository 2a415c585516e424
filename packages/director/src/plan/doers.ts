import { HAND_VERBS } from '../languages/en/verbs.ts'
import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import type { Token } from '../text/token.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { actionOf } from './actions.ts'
import { verbOf } from './item-verbs.ts'
import { type Item, isFigure, isPlace } from './scene-item.ts'

const BODILY =
  /^(?:sleep|lie|sit|kneel|crawl|nap|dream|eat|drink|walk|run|swim|dance|sing|cry|laugh|read|write|cook|climb|jump|carry|cycle|ride|hike|jog|smile)$/u
/** `I knelt`, `We built a raft`; not `I thought`. */
const isActOfNarrator = ({ lemma }: Token, action: string): boolean =>
  !/^(?:think|hold|talk|look|stand)$/u.test(action) || /^(?:scream|shout|yell|whisper|grab|peer|stare|search)$/u.test(lemma)

/** `we` are two at least, `everyone` several. */
const countOfDoers = (doer: string): number => (doer === 'we' ? 2 : /^(?:everyone|adults|humans)$/u.test(doer) ? 3 : 1)

/** `you sleep`, `we walk`, `Drink`: people do it, whoever they are. */
function anybody({ tokens, bars, isFirstPerson, isNarrative }: Analysis): Item[] {
  return tokens.flatMap((token): Item[] => {
    const action = token.pos === 'VERB' ? actionOf(token, tokens) : undefined
    if (!action || bars[token.i] !== '') return []
    const before = tokens.slice(0, token.i).findLast(({ pos }) => /^(?:NOUN|PROPN|PRON)$/u.test(pos))
    const isImperative =
      token.low === token.lemma &&
      ((token.i < 2 && !/^(?:NOUN|PROPN|PRON|NUM|ADJ)$/u.test(tokens[token.i - 1]?.pos ?? '')) ||
        /^[,;:—–]$/u.test(tokens[token.i - 1]!.text) ||
        (tokens[token.i - 1]!.low === 'and' && (!before || (tokens[0]!.pos === 'VERB' && tokens[0]!.low === tokens[0]!.lemma))))
    const doer = isImperative ? 'you' : before && token.i - before.i <= 3 ? before.low : ''
    // `if you walk through the valley`: nobody of the story.
    if (isNarrative && !isImperative && /^(?:you|everyone|anyone|adults?|humans?)$/u.test(doer)) return []
    const isQuoted = before !== undefined && bars[before.i] === 'quoted'
    // The narrator is seen in whatever is seen of anybody.
    const isSeen =
      BODILY.test(token.lemma) ||
      (/^(?:i|we)$/u.test(doer) && (isActOfNarrator(token, action) || (isFirstPerson && /^(?:hold|talk|look|think)$/u.test(action))))
    // `Somebody had written her name`: it was done before.
    const isOver = tokens.slice(Math.max(0, token.i - 2), token.i).some(({ low }) => /^(?:had|have|has|'ve|'d)$/u.test(low))
    // `You could swim through it`: nobody does.
    const isPossible = /^(?:could|would|might)$/u.test(tokens[token.i - 1]?.low ?? '') && doer !== 'i'
    if (isPossible) return []
    const isUnknown = /^(?:somebody|someone)$/u.test(doer) && !isOver && !/^(?:think|look|stand)$/u.test(action)
    if (isOver && /^(?:somebody|someone)$/u.test(doer)) return []
    if (!(isSeen || isUnknown) || isQuoted || !/^(?:you|we|i|everyone|anyone|somebody|someone|adults?|humans?)$/u.test(doer)) return []
    const person = drawableNamed('person')!
    // `somebody`: not who tells the story.
    const picture = { name: 'person', drawn: person, isPerson: true, ...(isUnknown && { noun: 'somebody' }) }
    // The narrator is who the clause is about.
    const at = /^(?:i|we)$/u.test(doer) ? before!.word : token.word
    return [{ picture, count: countOfDoers(doer), role: 'subject', verb: token, at }]
  })
}

const LARGE =
  /(?:bus|train|tram|taxi|car|ferry|boat|ship|airplane|helicopter|truck|elevator|escalator|stairs|road|path|house|castle|building|church|museum|tower|bridge|hotel|hospital|school|horse|camel|mountain|hill|sun|moon|tree|plant)$/u
/** `They spend faster and push it higher`: no command. */
function isDoneBySubject(verb: number, tokens: readonly Token[]): boolean {
  const start = tokens.findLastIndex(({ text, i }) => i < verb && /^[,;:.!?—–]$/u.test(text)) + 1
  const before = tokens.slice(start, verb)
  const subject = before.find(({ low }) => /^(?:they|you|we|i|he|she|it|people)$/u.test(low))
  return subject !== undefined && before.some(({ pos, i }) => pos === 'VERB' && i > subject.i)
}

/** `Cut sugar from your diet`, `cut back on salt`: nothing is done with a knife. */
const isCutDown = (verb: number, tokens: readonly Token[]): boolean =>
  tokens[verb]!.lemma === 'cut' && tokens.slice(verb + 1, verb + 5).some(({ low }) => /^(?:from|back|down|out|short)$/u.test(low))

/** `Press`, `mix`, `fold`: a hand does it to what the sentence names. */
export function hands({ tokens, bars }: Analysis, items: readonly Item[]): Item[] {
  const verb = tokens.find(
    ({ pos, lemma, low, i }) =>
      pos === 'VERB' &&
      low === lemma &&
      HAND_VERBS.has(lemma) &&
      bars[i] === '' &&
      (i === 0 || /^(?:[,;]|and|then|PUNCT)$/u.test(tokens[i - 1]!.low)) &&
      !isDoneBySubject(i, tokens) &&
      !isCutDown(i, tokens),
  )
  const isTooLarge = items.some(({ picture }) => isPlace(picture) || LARGE.test(picture.name))
  const isIdle = isTooLarge || items.length === 0 || items.some(({ picture }) => isFigure(picture))
  if (!verb || isIdle) return []
  const tool = toolOf(verb, items)
  return ['hand', ...(tool ? [tool] : [])].map((name) => ({
    picture: { name, drawn: drawableNamed(name)!, isPerson: false },
    count: 1,
    role: 'object',
    at: verb.word,
  }))
}

const HELD = /^(?:knife|spoon|wooden spoon|whisk|fork|scissors|hammer|screwdriver|wrench|saw|paintbrush|pen|pencil|toothbrush|sponge)$/u
const [CUTS, WRITES] = [/^(?:slice|chop|peel|cut|carve|dice|halve)$/u, /^(?:write|draw|sign)$/u]

/** What an action on such things is done with where no tool is named. */
function toolOf({ lemma }: Token, items: readonly Item[]): string | undefined {
  if (items.some(({ picture }) => HELD.test(picture.name))) return undefined
  const areFoodOrPlants = items.every(({ picture }) => /^(?:food|plant)$/u.test(picture.drawn.file))
  if (CUTS.test(lemma) && areFoodOrPlants) return 'knife'
  if (lemma === 'stir') return 'spoon'
  if (lemma === 'whisk' || (lemma === 'beat' && areFoodOrPlants)) return 'whisk'
  return WRITES.test(lemma) && items.every(({ picture }) => /^(?:notebook|letter|paper|diary|envelope|calendar)$/u.test(picture.name))
    ? 'pen'
    : undefined
}

const narratorItem = (at: number, verb?: Token): Item => ({
  picture: { name: 'person', drawn: drawableNamed('person')!, isPerson: true },
  count: 1,
  role: verb ? 'subject' : 'object',
  verb,
  at,
})

/** `I covered the pot`: the narrator of a story, whatever it is that one does. */
function narratorOf(analysis: Analysis): Item[] {
  const { tokens, bars, isFirstPerson } = analysis
  const subject = tokens.find(({ low, i }) => low === 'i' && bars[i] === '' && tokens.slice(i + 1, i + 4).some(({ pos }) => pos === 'VERB'))
  const verb = subject && tokens.find(({ pos, i }) => pos === 'VERB' && i > subject.i)
  if (!isFirstPerson || !verb || bars[verb.i] !== '') return []
  const done = verbOf({ role: 'subject', start: subject.i, end: subject.i }, analysis)
  return [narratorItem(subject.word, done && bars[done.i] === '' ? done : verb)]
}

const TO_SOMEBODY =
  /^(?:hug|hold|kiss|hand|give|show|bring|pass|push|pull|drag|lift|carry|grab|meet|greet|join|help|stop|follow|chase|teach|feed|beat)$/u
/** `Leo kept watch while I crawled`, `he stared at me`: who tells the story, beside the others of a sentence. */
export function narratorBeside({ tokens, bars, isFirstPerson }: Analysis): Item[] {
  if (!isFirstPerson) return []
  const subject = tokens.find(({ low, i }) => {
    const verb = tokens.slice(i + 1, i + 4).find(({ pos }) => pos === 'VERB')
    const action = verb && actionOf(verb, tokens)
    return (
      /^(?:i|we)$/u.test(low) &&
      bars[i] === '' &&
      action &&
      bars[verb.i] === '' &&
      (BODILY.test(verb.lemma) || isActOfNarrator(verb, action))
    )
  })
  if (subject)
    return [
      narratorItem(
        subject.word,
        tokens.slice(subject.i + 1).find(({ pos }) => pos === 'VERB'),
      ),
    ]
  const object = tokens.find(({ low, i }) => {
    const verb = low === 'me' && bars[i] === '' ? tokens.slice(Math.max(0, i - 2), i).findLast(({ pos }) => pos === 'VERB') : undefined
    const action = verb && actionOf(verb, tokens)
    return (
      verb !== undefined && bars[verb.i] === '' && (TO_SOMEBODY.test(verb.lemma) || /^(?:talk|look|hug|wave|point)$/u.test(action ?? ''))
    )
  })
  return object ? [narratorItem(object.word)] : []
}

/** Who does what nobody is named for; in a script about one person that is who it tells of: `So get up. Write the page.` */
export function doersOf(analysis: Analysis, { protagonists, scriptAnimal }: StoryState): Item[] {
  const [doer] = anybody(analysis)
  if (!doer) return narratorOf(analysis)
  // `He heard somebody crying` in a tale of animals: one of them.
  if (doer.picture.noun === 'somebody' && scriptAnimal) return []
  const [hero] = protagonists.values()
  // `Today we drink it`: people of today.
  const isOfAll =
    doer.count > 1 || analysis.tokens.some(({ low, i }) => /^(?:we|you)$/u.test(low) && analysis.tokens[i + 1]?.i === doer.verb?.i)
  const isOfHero = !isOfAll && analysis.isNarrative && !analysis.isFirstPerson && protagonists.size === 1 && hero?.isPerson
  // `Somebody had written her name`: somebody else.
  return [isOfHero && doer.picture.noun !== 'somebody' ? { ...doer, picture: hero } : doer]
}
