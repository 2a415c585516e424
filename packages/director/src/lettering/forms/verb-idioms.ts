import type { Analysis } from '../../story/analysis.ts'
import { isClauseEnd } from '../../text/clause-ends.ts'
import type { Token } from '../../text/token.ts'

/** Verbs with the words behind their object, or right behind them, without which they say something else. */
const IDIOMS: readonly (readonly [verbs: RegExp, words: string])[] = [
  [/^look$/u, 'in the (?:eyes?|face)'],
  [/^stare$/u, 'in the face'],
  [/^(?:take|took)$/u, 'for granted|by surprise|into account|by storm|to court|to heart|for a ride|at face value|as a given|in stride'],
  [
    /^put$/u,
    'to (?:bed|sleep|death|rest|shame|work|use|the test|good use)|on (?:hold|trial|display|ice|pause)|at (?:risk|ease)|in (?:charge|order|place|prison|jail|danger|perspective)|into (?:practice|words|perspective|action)|up with|up for \\w+|off guard|out of (?:business|work|reach)|behind bars',
  ],
  [/^(?:keep|bear)$/u, 'in (?:mind|check|touch|shape|line|place)|at bay|an eye on|under control|up with|up at night'],
  [/^hold$/u, 'to account|accountable|hostage|at gunpoint|in contempt|in high regard|on to'],
  [
    /^bring$/u,
    'to (?:life|light|justice|an end|a (?:halt|stop|close|boil)|tears|mind|court|power|ruin|\\w+ knees)|into (?:play|question|being)|back to life|up to date|back down to earth',
  ],
  [/^come$/u, 'to (?:life|light|terms|power|mind|an end|a (?:halt|stop|boil))|into (?:play|being|force|view)|back to life|up with|of age'],
  [
    /^get$/u,
    'out of (?:hand|control|bed|the way|shape)|rid of|away with|in (?:touch|trouble|the way|shape)|to know|used to|over with|under control',
  ],
  [/^(?:set|catch)$/u, 'on fire|free|in motion|in stone|off guard|by surprise|red-handed|up with'],
  [/^(?:throw|drive|run|lose|lock|shut)$/u, 'out of (?:business|money|time|luck|control)|track of|sight of|touch with|crazy|mad|insane'],
  [
    /^(?:call|cast|cut|break|make|turn)$/u,
    'into question|in doubt|to pieces|ends meet|sense of|fun of|use of|in half|inside out|upside down',
  ],
  [/^(?:sell|leave|learn|know|play)$/u, 'by heart|for dead|in peace|in the dark|down the river'],
  [/^(?:pay|give)$/u, 'attention to|birth to|way to|rise to|a second chance'],
  [/^(?:bury|skin|burn|eat|boil|freeze|beat|starve|work)$/u, 'alive|to (?:death|ashes|a pulp)'],
]
/** Tokens between a verb and the end of its idiom. */
const REACH = 9

const PATTERNS = IDIOMS.map(([verbs, words]) => ({ verbs, words: new RegExp(`(?:^| )(${words})(?= |$)`, 'u') }))

/** `wouldn't look me (in the eye)`, `put the dog (to sleep)`: do kept words have the verb of an idiom without its other words? */
export function splitsIdiom({ tokens }: Pick<Analysis, 'tokens'>, kept: readonly number[]): boolean {
  const own = new Set(kept)
  return kept.some((i) => {
    const { pos, lemma } = tokens[i]!
    if (pos !== 'VERB') return false
    const ahead = tokens.slice(i + 1, i + 1 + REACH)
    const isVerb = (token: Token) => token.pos === 'VERB' && tokens[token.i - 1]!.low !== 'to'
    const end = ahead.findIndex((token) => isClauseEnd(token) || isVerb(token) || /^(?:and|but|or|that|who|which)$/u.test(token.low))
    const behind = end < 0 ? ahead : ahead.slice(0, end)
    const text = behind.map(({ low }) => low).join(' ')
    return PATTERNS.some(({ verbs, words }) => {
      const match = verbs.test(lemma) ? words.exec(text) : null
      if (!match) return false
      const from = text.slice(0, match.index).split(' ').filter(Boolean).length
      const idiom = behind.slice(from, from + match[1]!.split(' ').length)
      return idiom.some((token) => !own.has(token.i))
    })
  })
}
