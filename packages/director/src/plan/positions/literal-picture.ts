import { isUndrawnSense } from '../../senses/choose-sense.ts'
import { isNearMiss } from '../../story/unpictured/near-misses.ts'
import { isOtherSense } from '../../story/unpictured/other-senses.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Picture } from '../../story/story-state.ts'
import { tableRows } from '../../languages/en/table-rows.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

/** Nouns at which things are that are no things themselves, or others than their drawing: `in the bank`, `on stage`. */
const AMBIGUOUS =
  /^(?:bank|bar|club|board|press|court|case|stage|scale|line|star|web|field|bat|match|spring|cell|cloud|post|chain|circle|round|square|film|record|file|drive|server|stock|fall|point|mind|plant|work|bug|crane|mouse|pitch|track|horn|trap|hand|eye|head|face|heart|back|foot|side|cover|light|fire|sign|mark|note|draft|wave|current|rest|plot|story|garden|yard|field|farm|village|city|island|road|street)$/u

/** `noun > drawing` of parts of things that are seen with the whole. */
const ROWS = `
windowsill > window
doorstep > door
mat > doormat
bough > branch
twig > branch
saddle > horse
rug > carpet
stump > tree
`
const WHOLES: ReadonlyMap<string, string> = new Map(tableRows(ROWS))

/** What a noun shows that is in, on or under something, or at which something is: the thing of that name, unless words around it speak for a meaning that is not drawn. */
export function literalPicture(phrase: Phrase, analysis: Analysis): Picture | undefined {
  const { nouns, lemma, isName, bar } = phrase
  if (isName || bar !== '' || AMBIGUOUS.test(lemma) || isUndrawnSense(lemma, analysis.context)) return undefined
  const words = [...nouns.slice(0, -1).map(({ low }) => low), lemma].join(' ')
  const drawn = drawableNamed(words) ?? drawableNamed(WHOLES.get(lemma) ?? lemma)
  if (!drawn?.art || !/^(?:artifact|food|plant|object|possession)$/u.test(drawn.file) || /^(?:place\/|person$)/u.test(drawn.art))
    return undefined
  const picture = { name: drawn.name, drawn, isPerson: false }
  return isNearMiss(picture, phrase, analysis) || isOtherSense(picture, phrase, analysis) ? undefined : picture
}
