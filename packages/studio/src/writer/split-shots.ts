import type { ScriptToken } from './script-tokens.ts'

/** Target duration of the narration of a shot. */
const TARGET_SECONDS = 4.2
/** Maximum narration as a multiple of the clip duration; a longer shot would end in a frozen frame, because a clip is slowed to half at most (CD-117). */
const MAX_CLIP_RATIO = 1.8
const MAX_SHOTS = 40
const SENTENCE_INSIDE_COST = 0.22
/** Cost of a shot that combines a part of one sentence with another sentence. */
const SPLIT_SENTENCE_COST = 0.3

/**
 * Splits a script into the texts of its shots, at the lowest total cost of cut positions and of deviations from the target length. All tokens are kept in order. No shot takes longer than 1.8 clips, and there are at most 40 while that allows it.
 */
export function splitShots(tokens: readonly ScriptToken[], clipSeconds: number): string[] {
  const maxSeconds = clipSeconds * MAX_CLIP_RATIO
  for (let targetSeconds = Math.min(TARGET_SECONDS, clipSeconds * 0.85); ; targetSeconds *= 1.25) {
    const shots = cheapestSplit(tokens, targetSeconds, clipSeconds)
    if (shots.length <= MAX_SHOTS || targetSeconds >= maxSeconds) return shots.map(joinTokens)
  }
}

/**
 * Splits a script into exactly `count` texts of similar length, or into the nearest possible number: a shot has at least one token and takes no longer
 * than 1.8 clips.
 */
export function splitIntoShots(tokens: readonly ScriptToken[], clipSeconds: number, count: number): string[] {
  const total = tokens.reduce((sum, { seconds }) => sum + seconds, 0)
  for (let shots = Math.max(1, Math.min(count, tokens.length)); shots <= tokens.length; shots += 1) {
    const split = cheapestSplitInto(tokens, shots, Math.max(0.1, total / shots), clipSeconds)
    if (split) return split.map(joinTokens)
  }
  return []
}

/** Dynamic program as in `cheapestSplit`, with one row of costs per shot. Undefined when the tokens do not fit into so many shots. */
function cheapestSplitInto(
  tokens: readonly ScriptToken[],
  count: number,
  targetSeconds: number,
  clipSeconds: number,
): (readonly ScriptToken[])[] | undefined {
  const nothing = { cost: Number.POSITIVE_INFINITY, start: -1 }
  const rows = [tokens.map(() => nothing).toSpliced(0, 0, { cost: 0, start: 0 })]
  for (let shot = 1; shot <= count; shot += 1) {
    const before = rows[shot - 1]!
    rows.push(before.map((_, end) => (end < shot ? nothing : bestShotEndingAt(end, tokens, before, targetSeconds, clipSeconds))))
  }
  if (rows[count]![tokens.length]!.cost === Number.POSITIVE_INFINITY) return undefined
  const shots: (readonly ScriptToken[])[] = []
  for (let end = tokens.length, shot = count; shot > 0; shot -= 1) {
    const { start } = rows[shot]![end]!
    shots.unshift(tokens.slice(start, end))
    end = start
  }
  return shots
}

/** Dynamic program over the minimum cost of the first n tokens and the start of the last shot. */
function cheapestSplit(tokens: readonly ScriptToken[], targetSeconds: number, clipSeconds: number): (readonly ScriptToken[])[] {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= tokens.length; end += 1) best.push(bestShotEndingAt(end, tokens, best, targetSeconds, clipSeconds))
  const shots: (readonly ScriptToken[])[] = []
  for (let end = tokens.length; end > 0; end = best[end]!.start) shots.unshift(tokens.slice(best[end]!.start, end))
  return shots
}

function bestShotEndingAt(
  end: number,
  tokens: readonly ScriptToken[],
  best: readonly { cost: number }[],
  targetSeconds: number,
  clipSeconds: number,
) {
  const isBoundary = (cut: number) => tokens[cut - 1]?.endsSentence ?? true
  let cheapest = { cost: Number.POSITIVE_INFINITY, start: end - 1 }
  let seconds = 0
  let sentencesInside = 0
  for (let start = end - 1; start >= 0; start -= 1) {
    const token = tokens[start]!
    seconds += token.seconds
    if (token.endsSentence && start < end - 1) sentencesInside += 1
    if (seconds > clipSeconds * MAX_CLIP_RATIO && start < end - 1) break
    const splitCost = sentencesInside > 0 && !(isBoundary(start) && isBoundary(end)) ? SPLIT_SENTENCE_COST : 0
    const cost = best[start]!.cost + lengthCost(seconds, targetSeconds, clipSeconds) + sentencesInside * SENTENCE_INSIDE_COST + splitCost
    if (cost < cheapest.cost) cheapest = { cost, start }
  }
  return { cost: cheapest.cost + (end === tokens.length ? 0 : tokens[end - 1]!.cutCost), start: cheapest.start }
}

function lengthCost(seconds: number, targetSeconds: number, clipSeconds: number): number {
  const deviation = (seconds - targetSeconds) / targetSeconds
  const overClip = Math.max(0, seconds - clipSeconds) / clipSeconds
  return deviation ** 2 + overClip * 3
}

function joinTokens(tokens: readonly ScriptToken[]): string {
  return tokens
    .map(({ text, gap }) => text + gap)
    .join('')
    .trim()
}
