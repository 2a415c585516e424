import type { PlanFeeling, PlanHour, PlanMood, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import { FEELINGS, HOURS, MOODS, WEATHERS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'

/** The words of a sentence that are there: nothing denied, compared or of an idiom. */
const presentText = ({ tokens, bars }: Analysis): string =>
  tokens
    .filter(({ i }) => !/^(?:negated|compared|idiom|supposed)$/u.test(bars[i]!))
    .map(({ text }) => text)
    .join(' ')

const find = <T>(rules: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

export const hourIn = (analysis: Analysis): PlanHour | undefined => find(HOURS, presentText(analysis))
export const weatherIn = (analysis: Analysis): PlanWeather | undefined => find(WEATHERS, presentText(analysis))
export const moodOf = (analysis: Analysis): PlanMood => find(MOODS, presentText(analysis)) ?? 'calm'
export const feelingIn = (analysis: Analysis): PlanFeeling => find(FEELINGS, presentText(analysis)) ?? 'neutral'
