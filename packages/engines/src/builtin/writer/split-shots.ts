import type { ScriptToken } from './script-tokens.ts'

/** Target length of the speech of a shot, in seconds. */
const WISHED_SECONDS = 4.2
/** Above clip length times this a shot would end in a frozen picture: a clip is slowed to half at most (CD-117), and the estimate may be off. */
const LONGEST_SHOT = 1.8
const MAX_SHOTS = 40
const SENTENCE_INSIDE_COST = 0.22
/** Cost of a shot that combines a part of one sentence with another sentence. */
const TORN_SENTENCE_COST = 0.3

/**
 * Splits a script into the texts of its shots, at the lowest total cost of cut positions and of deviations from the target length. All tokens are kept in order. No shot takes longer than 1.8 clips, and there are at most 40 while that allows it.
 */
export function splitShots(tokens: readonly ScriptToken[], clipSeconds: number): string[] {
  const longest = clipSeconds * LONGEST_SHOT
  for (let wished = Math.min(WISHED_SECONDS, clipSeconds * 0.85); ; wished *= 1.25) {
    const shots = cheapestCut(tokens, wished, clipSeconds)
    if (shots.length <= MAX_SHOTS || wished >= longest) return shots.map(joinTokens)
  }
}

/** Best cost of the first n tokens and where its last shot starts, for each n. */
function cheapestCut(tokens: readonly ScriptToken[], wished: number, clipSeconds: number): (readonly ScriptToken[])[] {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= tokens.length; end += 1) best.push(bestShotEndingAt(end, tokens, best, wished, clipSeconds))
  const shots: (readonly ScriptToken[])[] = []
  for (let end = tokens.length; end > 0; end = best[end]!.start) shots.unshift(tokens.slice(best[end]!.start, end))
  return shots
}

function bestShotEndingAt(
  end: number,
  tokens: readonly ScriptToken[],
  best: readonly { cost: number }[],
  wished: number,
  clipSeconds: number,
) {
  const whole = (cut: number) => tokens[cut - 1]?.endsSentence ?? true
  let found = { cost: Number.POSITIVE_INFINITY, start: end - 1 }
  let seconds = 0
  let sentencesInside = 0
  for (let start = end - 1; start >= 0; start -= 1) {
    const token = tokens[start]!
    seconds += token.seconds
    if (token.endsSentence && start < end - 1) sentencesInside += 1
    if (seconds > clipSeconds * LONGEST_SHOT && start < end - 1) break
    const torn = sentencesInside > 0 && !(whole(start) && whole(end)) ? TORN_SENTENCE_COST : 0
    const cost = best[start]!.cost + lengthCost(seconds, wished, clipSeconds) + sentencesInside * SENTENCE_INSIDE_COST + torn
    if (cost < found.cost) found = { cost, start }
  }
  return { cost: found.cost + (end === tokens.length ? 0 : tokens[end - 1]!.cutCost), start: found.start }
}

function lengthCost(seconds: number, wished: number, clipSeconds: number): number {
  const offBy = (seconds - wished) / wished
  const overClip = Math.max(0, seconds - clipSeconds) / clipSeconds
  return offBy ** 2 + overClip * 3
}

function joinTokens(tokens: readonly ScriptToken[]): string {
  return tokens
    .map(({ text, gap }) => text + gap)
    .join('')
    .trim()
}
