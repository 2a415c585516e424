import { isVerb } from '../senses/lexicon.ts'
import type { Token } from './token.ts'

/** Commands that need no object. */
const COMMANDS =
  /^(?:drink|eat|rest|wait|walk|jump|run|stop|look|listen|breathe|smile|sleep|read|write|swim|dance|sing|relax|try|stretch|sit|stand|lie|kneel|crawl|smell|taste)$/u
/** Further words that before `for salmon`, `with care` and the like are commands rather than nouns. */
const WITH_PREPOSITION =
  /^(?:cook|fish|work|pay|call|plan|hope|dream|search|reach|start|train|practice|travel|vote|fight|shop|hunt|bake|paint|ride|camp|climb|knock|push|press|point|aim|save|move|play|study|act|stay|talk|speak|drive|bet|plant|order|book|sign|register|switch|join|click|swipe|tap|wash|soak|drain|return|head|stop|wait|look|land|fly|sail|queue|park|test|check|file|report)$/u
/** Words that before a bare object are commands rather than the first part of a compound. */
const WITH_OBJECT =
  /^(?:cook|book|drill|hammer|plant|bake|peel|brush|butter|season|polish|park|pump|mop|vacuum|iron|slice|wrap|weigh|pack|melt|chop|stir|roast|film|photograph|hunt|pick|pay|count|trim|rinse|soak|boil|grill|fry|drain|glue|sharpen|water|pair)$/u
/** `Wake up with a smile`, `Tap out the pin`: verbs that such a particle belongs to. */
const PARTICLES = /^(?:up|out|off|down|away)$/u
const WITH_PARTICLE =
  /^(?:wake|stand|sit|get|warm|grow|speak|dress|line|show|look|write|tap|screw|knock|switch|turn|cool|calm|slow|settle|step|walk|work|sign|log|start|back|stretch|zoom|power|break|hang|pack|clean|cut|fill|wipe|scrape|rinse|pay|count)$/u
/** Of these `into` is a way: `duck into a tavern`; an `entrance into` is none. */
const WAYS =
  /^(?:duck|dive|dip|pop|slip|step|hop|head|jump|dash|peek|sneak|slide|squeeze|tuck|crawl|climb|walk|wander|lean|bite|cut|drill|press|pour|fold)$/u
/** Behind a verb these open its object. */
const OPENS_OBJECT = /^(?:the|an?|your|my|his|her|its|our|their|this|that|these|those|it|them|everything|all|both|each|every)$/u
const SUBORDINATOR = /^(?:while|when|whenever|before|after|until|if|because|as|where|so|that|which|who|whom|once|since|unless|like)$/u

/** Has the rest of the clause, up to a subordinate one, a verb of its own? */
function hasVerbBehind(tokens: readonly Token[], from: number): boolean {
  for (const { pos, low, text } of tokens.slice(from)) {
    if (SUBORDINATOR.test(low) || /^[,;:.!?—–]$/u.test(text)) return false
    if (/^(?:VERB|AUX)$/u.test(pos)) return true
  }
  return false
}

function isCommand({ pos, low, i }: Token, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  const isStart = i === 0 || (before!.pos === 'PUNCT' && (before!.text !== ',' || i <= 2))
  // `Bear in mind that interest grows`.
  if (isStart && low === 'bear' && after?.low === 'in' && tokens[i + 2]?.low === 'mind') return true
  if (!isStart || !/^(?:NOUN|ADJ|PROPN)$/u.test(pos) || !isVerb(low) || !after || hasVerbBehind(tokens, i + 1)) return false
  if (PARTICLES.test(after.low) && WITH_PARTICLE.test(low)) return true
  if (after.low === 'into' && WAYS.test(low)) return true
  if (/^(?:ADP|SCONJ)$/u.test(after.pos) && after.low !== 'of') return COMMANDS.test(low) || WITH_PREPOSITION.test(low)
  return /^(?:NOUN|ADJ)$/u.test(after.pos) && WITH_OBJECT.test(low)
}

/** `When it rains, duck into a bar`, `in Lisbon, screw everything together`: a command behind a clause or a place. */
function isCommandBehindClause({ pos, low, i }: Token, tokens: readonly Token[]): boolean {
  const after = tokens[i + 1]
  const isBehind = tokens[i - 1]?.text === ',' && (SUBORDINATOR.test(tokens[0]!.low) || tokens[0]!.pos === 'ADP')
  if (pos !== 'NOUN' || !isBehind || !isVerb(low) || !after) return false
  // `If it rains, which it often does, duck`: only clauses stand before it.
  if (
    tokens.slice(1, i - 1).some((token) => token.text === ',' && !SUBORDINATOR.test(tokens[token.i + 1]!.low)) ||
    hasVerbBehind(tokens, i + 1)
  )
    return false
  return after.low === 'into' ? WAYS.test(low) : OPENS_OBJECT.test(after.low)
}

/** `Fish for salmon`, `It said: cook for people`, `Drink, rest and let it work`: bare verbs that are commands. */
export function retagCommands(tokens: readonly Token[]): void {
  for (const token of tokens)
    if (token.pos === 'VERB' && /^(?:every|any|some|no)(?:thing|body|one)$/u.test(token.low))
      Object.assign(token, { pos: 'PRON', lemma: token.low })
  for (const token of tokens) {
    const isInRow = token.i === 0 && COMMANDS.test(token.low) && /^(?:,|and)$/u.test(tokens[1]?.low ?? '')
    if ((isInRow && token.pos !== 'VERB') || isCommand(token, tokens) || isCommandBehindClause(token, tokens))
      Object.assign(token, { pos: 'VERB', lemma: token.low })
  }
}
