import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Card } from './cards.ts'
import { singularOf } from '../../senses/lexicon.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { everydayPicture } from './everyday-picture.ts'
import { tableRows } from '../../languages/en/table-rows.ts'

/** `drawing > nouns` of what amounts of money are of or for. */
const ROWS = `
bank > transfer account deposit loan bank interest
banknote > salary wage wages paycheck income pay raise bonus
receipt > bill fee tax invoice expense
credit card > card
house > mortgage rent
coin > investment fund stock share pension
`
const THINGS: ReadonlyMap<string, string> = new Map(
  tableRows(ROWS).flatMap(([drawing, nouns]) => nouns.split(' ').map((noun) => [noun, drawing] as const)),
)
/** Words of scripts in which an account is one of a bank. */
const OF_MONEY = [
  'money',
  'bank',
  'salary',
  'dollar',
  'euro',
  'pound',
  'loan',
  'debt',
  'budget',
  'invest',
  'savings',
  'mortgage',
  'paycheck',
  'cash',
]

const thingsOfMoney = ({ phrases, context }: Analysis): string[] =>
  OF_MONEY.some((word) => context.script.has(word))
    ? phrases.filter(({ bar, isName }) => bar === '' && !isName).flatMap(({ lemma }) => THINGS.get(lemma) ?? [])
    : []

/** A number that stands alone has beside it what it is of or for, what people do with it, or the main thing of its sentence or script. */
export function withThingBesideNumber<P extends Pick<ShotPlan, 'graphic' | 'cast' | 'things'>>(plan: P, analysis: Analysis, card: Card): P {
  const { graphic } = plan
  if (graphic?.template !== 'counter' || plan.cast.length + plan.things.length > 0) return plan
  const isOfMoney = /[\p{Sc}%]/u.test(graphic.unit ?? '')
  const counted = graphic.note && graphic.unit === undefined ? drawableNamed(singularOf(graphic.note.toLowerCase())) : undefined
  const names = [
    ...(counted?.art && counted.file !== 'person' && !counted.art.startsWith('place/') ? [counted.name] : []),
    ...(isOfMoney ? thingsOfMoney(analysis) : []),
    ...[...(everydayPicture({ analysis, cardText: [] })?.things ?? []), ...(card.isApart ? [] : card.picture.things)].map(
      ({ what }) => what,
    ),
  ]
  const [what] = names
  return what === undefined ? plan : { ...plan, things: [{ what, count: 1 }] }
}
