import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Chunk } from '../../clauses/chunk.ts'

/** Words of a sentence that are kept, in their order, and what leaving out the others costs. `isBare`: a noun has lost adjectives. */
export type Form = { readonly kept: readonly number[]; readonly cost: number; readonly isBare?: boolean }

export const VAGUE =
  /^(?:thing|one|way|kind|sort|part|place|people|person|man|woman|someone|somebody|anybody|something|everything|anything|everyone|moment|time|day|point|reason|number|those|that|guy|word|animal|child|question|side|stuff|all|opposite|contrary)$/u
/** Adjectives that a noun may not lose. */
const ESSENTIAL =
  /^(?:other|same|following|previous|coming|entire|whole|own|only|first|last|next|second|third|half|full|empty|dead|alive|new|free|wrong|right|left|black|white|red|blue|green|no|every|each|many|few|most|more|less|fewer|best|worst|highest|lowest|biggest|largest|smallest|oldest|youngest|several|single|solar|nuclear|human|male|female|public|private|social|different|similar|certain|opposite|separate|flat|extra|spare|secret|blank|raw|wild|electric|high|low|little|much|average|baby|least|enough|gold|silver|copper|iron|stone|glass|paper|plastic|leather|all|one|false|fake|real|true|main|prime|compound|\p{L}*(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)|\p{L}+est)$/u
export const span = ({ from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

/** Nouns that say nothing without what they are of. */
export const OF_WHAT =
  /^(?:half|most|lot|lots|number|rest|kind|type|sort|cup|glass|bottle|bowl|spoon|part|piece|pair|head|one|some|all|none|cost|price|end|handful|pinch|splash|bit|slice|layer|mountain|ladle|couple|dozen|dozens|hundreds|thousands|millions|tons|tonnes|edge|side|top|bottom|middle|way|form|source|risk|lack|loss|amount|age|time|moment|front|because|instead|outside|inside|data|box|bag|bucket|jar|can|crate|basket|pile|stack|drawer|list|bunch|set|row|series|team|colony|group|pack|line|drop|drops|clove|cloves|gram|grams|kilo|kilos|fistful|sense|war|tug|fear|use|member|act|speed|size|map|king|queen|name|story|wave|point|state|fold|ball|each|any|many|both|few|thing|reward|temperature|depth|height|length|weight|distance|total|course|hole|inch|foot|meter|mile|kilometer|direction|owner|chance|secret|art|history|sound|smell|taste|feeling|idea|dream|lock|power|sign|core|tangle|heart|center|centre|surface|root|roots|shadow|ruins|remains|cause|origin|bell|eve|birth|death|brink|verge|rhythm|world)$/u

/** Words of a noun phrase without what it is of, where it says something alone: `the rubble (of a block)`, `4 million tonnes (of itself)`. */
export function withoutOf({ tokens, quantities }: Analysis, chunk: Chunk, kept: readonly number[]): number[] {
  const own = span(chunk).filter((i) => kept.includes(i))
  const of = own.find((i) => tokens[i]!.low === 'of' && i > chunk.from)
  if (of === undefined) return own
  const head = tokens[of - 1]!
  // `out of the ashes`.
  if (head.pos === 'ADP' || head.low === 'out') return own
  const isNumber = quantities.some(({ at, end }) => at <= head.word && head.word <= end)
  const isSelf = /sel(?:f|ves)$/u.test(tokens[of + 1]?.low ?? '')
  return (isNumber && !isSelf && !/%|percent/u.test(head.low)) || (OF_WHAT.test(head.low) && !isSelf) ? own : own.filter((i) => i < of)
}

/** Words of a noun phrase without the adjectives that it may lose; undefined where it has none. */
export function withoutAdjectives({ tokens, quantities }: Analysis, chunk: Chunk): number[] | undefined {
  const all = span(chunk)
  const kept = all.filter((i) => {
    const { pos, low, word } = tokens[i]!
    const isNumber = quantities.some(({ at, end }) => at <= word && word <= end)
    const isOfDegree = /^(?:most|more|least|less|very|too|so|far|\p{L}+ly)$/u.test(tokens[i - 1]?.low ?? '')
    const isNamed = /^\p{Lu}/u.test(tokens[i]!.text) && i > 0
    const isJoined =
      tokens[i + 1]?.text === '-' || tokens[i - 1]?.text === '-' || tokens[i - 1]?.word === word || tokens[i + 1]?.word === word
    return !(
      pos === 'ADJ' &&
      !isOfDegree &&
      !ESSENTIAL.test(low) &&
      !isNumber &&
      !isNamed &&
      !isJoined &&
      i < chunk.to - 1 &&
      /^(?:ADJ|NOUN|PROPN)$/u.test(tokens[i + 1]!.pos)
    )
  })
  // `a good idea`: no `a idea`.
  const isWrong = kept.some((i, n) => {
    const next = kept[n + 1]
    return (
      next !== undefined &&
      next > i + 1 &&
      /^an?$/u.test(tokens[i]!.low) &&
      /^[aeiou]/u.test(tokens[next]!.low) !== (tokens[i]!.low === 'an')
    )
  })
  if (kept.length === all.length) return undefined
  return isWrong ? undefined : kept
}

export const isVagueNoun = (low: string): boolean => VAGUE.test(low) || VAGUE.test(singularOf(low))
