import type { PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isPerson } from '../../vocabulary/art-of.ts'
import { person, NARRATOR } from '../drafts/stand-ins.ts'

type Carded = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const FIRST_PERSON = /\b(?:I|me|my)\b/u
const OTHER_PERSONS = /\b(?:he|she|they|we|him|her|his|them|their|our|us|who|people|everyone|everybody|somebody|someone|nobody)\b/iu

/** Whether words tell of their narrator and of no other person, by a noun, a pronoun or a name. */
function isOfNarratorOnly(words: string, { tokens }: Analysis): boolean {
  if (!FIRST_PERSON.test(words) || OTHER_PERSONS.test(words)) return false
  const said = new Set(words.toLowerCase().match(/\p{L}+/gu))
  return !tokens.some(
    ({ low, pos, lemma }) => said.has(low) && (pos === 'PROPN' || (pos === 'NOUN' && low === lemma && natureOf(low) === 'person')),
  )
}

/** `I asked his neighbors`, beside something that another clause names: who tells the script does it. */
const isDoneByNarrator = (words: string, { things, cast, graphic }: ShotPlan): boolean =>
  cast.length === 0 && graphic === undefined && /^I\b/u.test(words) && !things.some(({ what }) => words.toLowerCase().includes(what))

/** `I run three shops`: beside what the narrator of a script says of itself stands the narrator, not somebody of the rest of the sentence. `chosen`: ids of chosen characters, who stay. */
export const withNarrator =
  (chosen: ReadonlySet<string>) =>
  <P extends Carded>(planned: readonly P[]): P[] => {
    const seen = planned.flatMap(({ plan }) => plan.cast).find(({ id }) => id === NARRATOR)
    return planned.map((one) => {
      const { plan, analysis } = one
      const [figure] = plan.cast
      if (!analysis?.isFirstPerson || plan.form !== 'words' || plan.cast.length > 1) return one
      if (figure && (!isPerson(figure.what) || figure.id === NARRATOR || chosen.has(figure.id))) return one
      const words = plan.text.map((text) => text.words).join(' ')
      if (figure ? !isOfNarratorOnly(words, analysis) : !isDoneByNarrator(words, plan)) return one
      const traits = { ...(figure?.traits?.period && { period: figure.traits.period }), ...seen?.traits }
      const narrator: PlanFigure = {
        ...person,
        id: NARRATOR,
        feeling: plan.mood === 'sad' ? 'sad' : 'neutral',
        ...(Object.keys(traits).length > 0 && { traits }),
      }
      return { ...one, plan: { ...plan, cast: [narrator], things: figure ? plan.things : [] } }
    })
  }
