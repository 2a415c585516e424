import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { weatherIn } from '../story/setting/moment.ts'
import type { Scene } from './scene-item.ts'

const WEATHER_THINGS: ReadonlySet<string> = new Set(['rain', 'snow', 'fog', 'storm', 'snowflake'])
const WEATHER_NOUN = /^(?:rain|snow|storm|thunderstorm|hurricane|fog|blizzard|downpour|thunder|mist)$/u

/** `It rained for a week`, `A storm came`: the weather itself is what happens. */
function isAboutWeather({ tokens, phrases, bars }: Analysis): boolean {
  const isVerb = tokens.some(
    ({ low, i }) =>
      low === 'it' &&
      bars[i] === '' &&
      /^(?:rain|snow|storm)(?:s|ed|ing)?$/u.test(tokens.slice(i + 1, i + 4).find(({ pos }) => pos === 'VERB' || pos === 'NOUN')?.low ?? ''),
  )
  return (
    isVerb ||
    phrases.some(
      ({ role, lemma, bar, nouns, start }) =>
        (role === 'subject' ||
          /^there (?:was|is|came)/iu.test(
            tokens
              .slice(Math.max(0, start - 2), start)
              .map(({ low }) => low)
              .join(' '),
          )) &&
        bar === '' &&
        (nouns.length === 1 || /^(?:heavy|light|freezing|steady|summer|winter)$/u.test(nouns[0]!.low)) &&
        WEATHER_NOUN.test(lemma),
    )
  )
}

/** Where a storm is seen of which no place is told: at sea in a story of a ship. */
const openSky = ({ context: { script }, isNarrative }: Analysis): { readonly id: string; readonly name: string } =>
  isNarrative && [...script].filter((word) => /^(?:ship|boat|deck|sail|sea|ocean|sailor|steamer|crew|harbou?r)$/u.test(word)).length > 1
    ? { id: 'sea', name: 'sea' }
    : { id: 'plain', name: 'open land' }

/** Weather over the place of the story, without figures; a scene with weather shows no icon of it. */
export function withWeather(scene: Scene, analysis: Analysis, story: StoryState): Scene {
  if (!weatherIn(analysis)) return scene
  const things = scene.things.filter(({ what }) => !WEATHER_THINGS.has(what))
  const isSeen = scene.cast.length + things.length > 0 || scene.place !== undefined
  if (isSeen) return story.place || scene.place ? { ...scene, things } : scene
  return isAboutWeather(analysis)
    ? { ...scene, things, place: story.place ? { id: story.place, name: story.placeName ?? story.place } : openSky(analysis) }
    : scene
}
