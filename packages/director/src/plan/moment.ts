import type { PlanFeeling, PlanHour, PlanMood, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import { FEELINGS, HOURS, MOODS, WEATHERS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'

const STORM = /^(?:hurricane|storm|typhoon|cyclone|tornado)$/u

/** The words of a sentence that are there: nothing denied, compared or of an idiom. `withNames`: with those of proper names. */
const presentText = ({ tokens, bars }: Analysis, withNames = true): string =>
  tokens
    .filter(({ i }) => !/^(?:negated|compared|idiom|supposed)$/u.test(bars[i]!))
    .filter(({ pos, low }) => withNames || pos !== 'PROPN' || STORM.test(low))
    .map(({ text }) => text)
    .join(' ')

const find = <T>(rules: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

export const hourIn = (analysis: Analysis): PlanHour | undefined => find(HOURS, presentText(analysis, false))
export const weatherIn = (analysis: Analysis): PlanWeather | undefined => find(WEATHERS, presentText(analysis, false))
export const moodOf = (analysis: Analysis): PlanMood => find(MOODS, presentText(analysis)) ?? 'calm'
export const feelingIn = (analysis: Analysis): PlanFeeling => find(FEELINGS, presentText(analysis)) ?? 'neutral'
