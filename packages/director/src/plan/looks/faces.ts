import type { PlanFeeling, PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { feelingIn } from '../../story/setting/moment.ts'
import { tellsRelief } from '../../story/setting/relief.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { withoutFeelingsOfOthers } from './feelings-of-others.ts'
import { VOCAL_ACTIONS } from './unseen-voices.ts'

type Faced = {
  readonly text: string
  readonly plan: ShotPlan
  readonly analysis?: Analysis
  /** The script is meant to frighten. */
  readonly isFrightening?: boolean
}

/** What somebody feels in a shot of which only the mood is told; a bright mood alone is no joy but in scripts for fun. */
const feelingOfMood = ({ mood, tone }: Pick<ShotPlan, 'mood' | 'tone'>): PlanFeeling | undefined =>
  mood === 'sad' ? 'sad' : mood === 'happy' && tone === 'playful' ? 'happy' : undefined
/** What somebody does who thinks. */
const THINKING =
  /\b(?:realiz(?:es?|ed)|realis(?:es?|ed)|wonder(?:s|ed)|decid(?:es?|ed)|notic(?:es?|ed)|doubted|remember(?:s|ed)|understood|asked (?:myself|himself|herself)|made (?:one|an?|my|his|her) (?:\p{L}+ )?(?:rule|decision|choice|plan)|thought (?:about|of|that)|had an idea|had no idea)\b/iu
const FIRST_PERSON = /\b(?:I|me|my)\b/u

const hasFace = ({ what }: PlanFigure): boolean => artOf(what) === 'person' || isAnimalName(what)

/** `isOfOthers`: a script that frightens is not told by who is in it. */
function feelingFor({ plan, analysis, isFrightening }: Faced, isOfOthers: boolean): PlanFeeling | undefined {
  const told = analysis && feelingIn(withoutFeelingsOfOthers(analysis))
  if (isFrightening && isOfOthers && plan.mood === 'tense' && analysis!.index > 0) return 'afraid'
  if (isFrightening && told === 'happy') return undefined
  return told !== undefined && told !== 'neutral'
    ? told
    : (feelingOfMood(plan) ?? (plan.mood === 'happy' && analysis && tellsRelief(analysis) ? 'happy' : undefined))
}

/** Who is alone in a shot, and of whom no other feeling is told, looks as the sentence feels. Of several each may feel something else. */
export function withFaces<P extends Faced>(planned: readonly P[]): P[] {
  const isOfOthers = !planned.some(({ analysis }) => analysis !== undefined && FIRST_PERSON.test(analysis.text))
  return planned.map((one) => {
    const { cast } = one.plan
    const [figure, ...others] = cast
    // Who is seen once beside somebody may be what frightens.
    const isHero = planned.some((other) => other !== one && other.plan.cast.some(({ id }) => id === figure?.id))
    const isFirstOfSeveral = others.length > 0 && !(one.isFrightening && isOfOthers && isHero)
    if (!figure || isFirstOfSeveral || figure.feeling !== 'neutral' || !hasFace(figure)) return one
    // `A man whispered her name`: he frightens.
    const feeling = feelingFor(one, isOfOthers && (isHero || !VOCAL_ACTIONS.has(figure.action)))
    if (feeling !== undefined) return { ...one, plan: { ...one.plan, cast: [{ ...figure, feeling }, ...others] } }
    const isThinking = one.plan.form === 'words' && figure.action === 'stand' && !isAnimalName(figure.what) && THINKING.test(one.text)
    return isThinking ? { ...one, plan: { ...one.plan, cast: [{ ...figure, action: 'think' }] } } : one
  })
}
