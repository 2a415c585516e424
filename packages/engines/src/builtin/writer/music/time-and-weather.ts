import type { PlanHour, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import { firstMatch } from '../../scene/reader.ts'
import { TIME_WORDS, WEATHER_WORDS } from '../../scene/scene-keywords.ts'

/** Time of day named in a text. */
export const timeOfDayIn = (words: string): PlanHour | undefined => firstMatch(TIME_WORDS, words)
/** Weather named in a text. */
export const weatherIn = (words: string): PlanWeather | undefined => {
  const weather = firstMatch(WEATHER_WORDS, words)
  return weather === 'clear' ? undefined : weather
}
