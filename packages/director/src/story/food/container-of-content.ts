import { chooseSense } from '../../senses/choose-sense.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import { tableRows } from '../../languages/en/table-rows.ts'

/** `drawing > contents` of bottles, which are drawn with what they usually hold: with something else they look otherwise. */
const ROWS = `
spray bottle > chemical bleach cleaner cleanser detergent disinfectant ammonia pesticide herbicide insecticide solvent degreaser
pill bottle > pill tablet medicine medication vitamin aspirin painkiller antibiotic capsule supplement
water bottle > water soda lemonade
beer bottle > beer ale cider
perfume bottle > perfume cologne fragrance
shampoo > shampoo conditioner lotion sunscreen serum moisturizer
bottle > wine champagne brandy port sherry vinegar
`

const DRAWINGS: ReadonlyMap<string, string> = new Map(
  tableRows(ROWS).flatMap(([drawing, contents]) => contents.split(' ').map((content) => [content, drawing] as const)),
)

/** How a bottle looks that holds something: the name of its drawing, `null` where nothing drawn looks so; undefined for what is no bottle of something. */
export function bottleWith(
  { lemma, nouns, end }: Phrase,
  { tokens, phrases }: Pick<Analysis, 'tokens' | 'phrases'>,
): string | null | undefined {
  if (lemma !== 'bottle') return undefined
  const behind = tokens[end + 1]?.low === 'of' ? tokens[end + 2] : undefined
  const content = phrases.find(({ start }) => start === behind?.i)?.lemma ?? (behind && singularOf(behind.low))
  if (content) return DRAWINGS.get(content) ?? null
  return nouns.length === 2 ? DRAWINGS.get(nouns[0]!.lemma) : undefined
}

/** What food and drinks are served or sold in. */
const VESSELS =
  /^(?:glass|cup|mug|bowl|plate|jar|pot|can|tin|carton|jug|pitcher|pint|box|bag|packet|pack|sack|basket|tray|slice|piece|bar|loaf|spoonful|scoop|plateful|tub)$/u

/** Drawn larger than what food and small things are sold in. */
const BOXES = /^(?:box|sack|basket)$/u

/** `a glass of green wine`, `a jar of honey`: seen as what is in it, of which there is a drawing in a vessel of its own. */
export function isSeenAsContent({ lemma, end }: Phrase, { tokens, phrases, context }: Analysis): boolean {
  if (!VESSELS.test(lemma) || tokens[end + 1]?.low !== 'of') return false
  const content = phrases.find(({ start }) => start === end + 2)
  if (!content || content.isName) return false
  const words = content.run.filter(({ pos }) => pos !== 'DET').map(({ low }) => low)
  const drawn = drawableNamed(words.join(' ')) ?? chooseSense(content.lemma, context)
  // `a box of matcha sweets`: no crate.
  if (BOXES.test(lemma) && drawn === undefined) return true
  return drawn?.file === 'food' && drawn.art !== undefined
}
