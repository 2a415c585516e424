import { TIME_WORDS, WEATHER_WORDS } from '../../scene/scene-keywords.ts'
import { firstMatch } from '../../scene/reader.ts'

/** Time of day named in a text, as prompt text; empty if none. */
export const timeOfDayIn = (words: string): string => HOURS[firstMatch(TIME_WORDS, words) ?? 'none']
/** Weather named in a text, as prompt text; empty if none. */
export const weatherIn = (words: string): string => WEATHER[firstMatch(WEATHER_WORDS, words) ?? 'clear']
export const joinPhrases = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const HOURS = { night: 'at night', dusk: 'at sunset', dawn: 'at sunrise', day: 'on a bright day', none: '' } as const
const WEATHER = {
  clear: '',
  wind: 'in the wind',
  rain: 'in the rain',
  snow: 'in the snow',
  fog: 'in the fog',
  storm: 'in the storm',
} as const
