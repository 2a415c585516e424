import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { PlanForm, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan, type ShownItem } from './describe-plan.ts'
import { draftAll } from './plan/compose.ts'
import { analyse } from './story/analysis.ts'
import { newStory } from './story/story-state.ts'
import { sentencesOf } from './text/sentences.ts'
import { properNamesOf } from './text/tokens.ts'

/** `shown`: what is drawn as present, as one would label the picture. `textOnScreen`: lettering besides captions. `place`: in plain English. */
export type DirectedSentence = {
  readonly text: string
  readonly form: PlanForm
  readonly shown: readonly ShownItem[]
  readonly textOnScreen: readonly string[]
  readonly place?: string
  readonly plan: ShotPlan
}

function checked(plan: ShotPlan): ShotPlan {
  const parsed = parseShotPlan(plan)
  if (!parsed.ok) throw new Error(`the director wrote an invalid plan: ${JSON.stringify(parsed.refusal)}`)
  return parsed.value
}

/** Plans one shot for each text. `script`: the whole narration, whose names and topic count. */
function directTexts(texts: readonly string[], script: string): DirectedSentence[] {
  return draftAll(analyse(texts, properNamesOf(script)), newStory()).map(({ analysis, complete, graphicName, placeName }) => {
    const plan = checked(complete)
    return {
      text: analysis.text,
      form: plan.form,
      shown: describePlan(plan, graphicName, placeName),
      textOnScreen: plan.text.map(({ words }) => words),
      place: placeName,
      plan,
    }
  })
}

/** Directs an English script: one plan per sentence, in order. */
export const directScript = (script: string): readonly DirectedSentence[] => directTexts(sentencesOf(script), script)
