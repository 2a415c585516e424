import { DURATION } from '../languages/en/number-words.ts'
import type { Token } from '../text/token.ts'

/** `It took them to | the lake`, not `to | leave`. */
const isPlaceAt = (token: Token | undefined): boolean => /^(?:DET|PROPN|NOUN|ADJ)$/u.test(token?.pos ?? '')

/** `It is time to ...`, `it rains`: a subject that stands for nothing. */
export function isExpletive(tokens: readonly Token[], n: number): boolean {
  if (tokens[n]!.low !== 'it') return false
  const next = tokens[n + 1]?.low ?? ''
  // `it has hardly rained`, `it all began`, `it will take you years to clear it`.
  const verb = tokens.slice(n + 1, n + 5).find(({ pos }) => !/^(?:AUX|ADV)$/u.test(pos))
  if (verb && /^(?:rain|snow|hail|drizzle)$/u.test(verb.lemma)) return true
  if (next === 'all' && /^(?:begin|start|end|happen|depend|change)$/u.test(tokens[n + 2]?.lemma ?? '')) return true
  const isOfEffort =
    verb !== undefined &&
    verb.lemma === 'take' &&
    tokens.slice(verb.i + 1, verb.i + 10).some(({ low, i }) => low === 'to' && tokens[i + 1]?.pos === 'VERB')
  if (isOfEffort) return true
  // `try it at home`: what was told.
  if (/^(?:try|tried)$/u.test(tokens[n - 1]?.low ?? '') && next === 'at' && tokens[n + 2]?.low === 'home') return true
  // `I told myself it was the wiring`.
  const isOfThought =
    /^(?:is|was|'s)$/u.test(next) &&
    /^(?:myself|himself|herself|think|thought|guess|guessed|swore|knew|hoped)$/u.test(tokens[n - 1]?.low ?? '')
  // `Do it badly`.
  if (/^(?:do|does|did|doing|done)$/u.test(tokens[n - 1]?.low ?? '')) return true
  // `So be it, see to it`, `love it when`.
  const [last, first] = [tokens[n - 1]?.low, tokens[n - 2]?.low]
  if ((last === 'be' && first === 'so') || (last === 'to' && first === 'see')) return true
  if (/^(?:when|that|if)$/u.test(next) && !/^(?:flip|turn|remove|serve|stop|drain|stir|take|check|use|eat|drink)$/u.test(last ?? ''))
    return true
  // `It takes a decade before`, `It took four years until`.
  const isOfTime =
    /^(?:takes?|took|lasts?|lasted|was|is)$/u.test(next) &&
    tokens
      .slice(n + 2, n + 7)
      .some(({ low, i }) => DURATION.test(low) && /^(?:before|until|till|for|to|since)$/u.test(tokens[i + 1]?.low ?? ''))
  return (
    isOfThought ||
    isOfTime ||
    /^(?:rains?|snows?|rained|snowed)$/u.test(next) ||
    (/^(?:is|was|'s|kept|keeps|started|began|stopped)$/u.test(next) &&
      /^(?:raining|snowing|pouring|storming|freezing|hailing)$/u.test(tokens[n + 2]?.low ?? '')) ||
    (/^(?:is|was|has|had|gets)$/u.test(next) &&
      tokens
        .slice(n + 2, n + 6)
        .some(({ low }) => /^(?:degrees?|late|dark|cold|hot|summer|winter|midnight|noon|morning|evening|dawn|dusk)$/u.test(low))) ||
    (/^(?:is|was|'s|takes?|took|seems?)$/u.test(next) &&
      tokens
        .slice(n + 2, n + 6)
        .some(
          ({ low, i }) => /^(?:to|that|when|why|how)$/u.test(low) && !(low === 'to' && /^t[ao]/u.test(next) && isPlaceAt(tokens[i + 1])),
        ))
  )
}
