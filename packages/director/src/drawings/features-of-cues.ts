import type { DrawingCandidate } from './candidate.ts'
import type { CueScores, Relatedness } from './relatedness.ts'

/** Up to which score the cues of a sentence speak weakly for a drawing, and from which on strongly; the same of a script. */
const WEAK = 0.6
const STRONG = 1.2
const WEAK_OF_SCRIPT = 0.2

const levelOf = (own: number): string => (own === 0 ? 'no' : own < WEAK ? 'weakly' : own < STRONG ? 'yes' : 'strongly')
const levelOfScript = (script: number): string => (script === 0 ? 'no' : script < WEAK_OF_SCRIPT ? 'weakly' : 'yes')

const totalOf = ({ own, before, script }: CueScores): number => own + before / 2 + script

/** For each candidate of a sentence whether cues speak for it, and more than for the others. */
export function featuresOfCues(
  candidates: readonly DrawingCandidate[],
  related: readonly Pick<Relatedness, 'cueScores' | 'nearCues'>[],
): string[][] {
  const totals = related.map(({ cueScores }) => totalOf(cueScores))
  const nears = related.map(({ nearCues: [whole = 0] }) => whole)
  const most = Math.max(...totals)
  const nearest = Math.max(...nears)
  return candidates.map(({ source }, i) => {
    const { own, before, script } = related[i]!.cueScores
    return [
      `cues=${levelOf(own)}`,
      `${source}|cues=${levelOf(own)}`,
      `${source}|cues before=${before > 0}`,
      `${source}|cues of script=${levelOfScript(script)}`,
      `${source}|most cues=${totals[i]! > 0 && totals[i] === most}`,
      `${source}|nearest cues=${nears[i] === nearest}`,
    ]
  })
}
