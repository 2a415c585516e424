import type { PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isPerson } from '../../vocabulary/art-of.ts'
import { person, TELLER } from '../drafts/stand-ins.ts'

type Carded = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const OF_TELLER = /\b(?:I|me|my)\b/u
const OF_OTHERS = /\b(?:he|she|they|we|him|her|his|them|their|our|us|who|people|everyone|everybody|somebody|someone|nobody)\b/iu

/** Whether words tell of their teller and of no other person, by a noun, a pronoun or a name. */
function isOfTellerOnly(words: string, { tokens }: Analysis): boolean {
  if (!OF_TELLER.test(words) || OF_OTHERS.test(words)) return false
  const said = new Set(words.toLowerCase().match(/\p{L}+/gu))
  return !tokens.some(
    ({ low, pos, lemma }) => said.has(low) && (pos === 'PROPN' || (pos === 'NOUN' && low === lemma && natureOf(low) === 'person')),
  )
}

/** `I run three shops`: beside what the teller of a script says of itself stands the teller, not somebody of the rest of the sentence. `chosen`: ids of chosen characters, who stay. */
export const withOwnTeller =
  (chosen: ReadonlySet<string>) =>
  <P extends Carded>(planned: readonly P[]): P[] => {
    const seen = planned.flatMap(({ plan }) => plan.cast).find(({ id }) => id === TELLER)
    return planned.map((one) => {
      const { plan, analysis } = one
      const [figure] = plan.cast
      if (!analysis?.isFirstPerson || plan.form !== 'words' || !figure || plan.cast.length > 1) return one
      if (!isPerson(figure.what) || figure.id === TELLER || chosen.has(figure.id)) return one
      if (!isOfTellerOnly(plan.text.map(({ words }) => words).join(' '), analysis)) return one
      const traits = { ...(figure.traits?.period && { period: figure.traits.period }), ...seen?.traits }
      const teller: PlanFigure = {
        ...person,
        id: TELLER,
        feeling: plan.mood === 'sad' ? 'sad' : 'neutral',
        ...(Object.keys(traits).length > 0 && { traits }),
      }
      return { ...one, plan: { ...plan, cast: [teller] } }
    })
  }
