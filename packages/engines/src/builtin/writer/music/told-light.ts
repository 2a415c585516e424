import { TIME_WORDS, WEATHER_WORDS } from '../../scene/moment-words.ts'
import { firstMatch } from '../../scene/reader.ts'

/** Hour that words name, as a prompt says it; empty where they name none. */
export const hourIn = (words: string): string => HOURS[firstMatch(TIME_WORDS, words) ?? 'none']
/** Weather that words name, as a prompt says it; empty where they name none. */
export const weatherIn = (words: string): string => WEATHER[firstMatch(WEATHER_WORDS, words) ?? 'clear']
export const phrase = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const HOURS = { night: 'at night', dusk: 'at sunset', dawn: 'at sunrise', day: 'on a bright day', none: '' } as const
const WEATHER = {
  clear: '',
  wind: 'in the wind',
  rain: 'in the rain',
  snow: 'in the snow',
  fog: 'in the fog',
  storm: 'in the storm',
} as const
