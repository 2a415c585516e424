import type { MusicMood, StoryboardShot } from '../../ports/writer.ts'
import { DETAIL_WORDS, type FramedShot } from './framing.ts'
import { withoutPronoun } from './scenes/parse-scene.ts'
import type { SceneInContext } from './scenes/story-scenes.ts'

type Prompts = Pick<StoryboardShot, 'imagePrompt' | 'videoPrompt'>

/** Image and video prompt of an English shot: content, place, time, weather, mood and motion. */
export function promptShot(scene: SceneInContext, text: string, frame: FramedShot, mood: MusicMood, hero: string | undefined): Prompts {
  const content = contentOf(frame.framing === DETAIL_WORDS ? { ...scene, companion: undefined } : scene, text, hero)
  const context = [scene.place, scene.time, scene.weather].filter((phrase) => phrase !== undefined && !content.includes(phrase))
  return {
    imagePrompt: `${frame.framing}: ${[content, ...context, `${mood} mood`].join(', ')}`,
    videoPrompt: `${frame.camera}; ${[actionOf(scene, text), ...motionsIn(`${content} ${context.join(' ')}`)].filter(Boolean).slice(0, 3).join(', ')}`,
  }
}

/** Prompts of a shot in another language contain its own text, which the built-in painter understands (CD-116). */
export function promptForeignShot(text: string, frame: FramedShot, hero: string | undefined): Prompts {
  const words = text.replace(/[,;:、，；：،؛]+$/u, '')
  return {
    imagePrompt: `${frame.framing}: ${hero === undefined || words.includes(hero) ? words : `${hero}. ${words}`}`,
    videoPrompt: `${frame.camera}; ${DEFAULT_MOTION}`,
  }
}

/** Longer sentences are truncated, because an image shows a single moment. */
const MAX_WORDS = 24

/** The content of a shot with resolved pronouns, and with companion and hero if the text does not name them. */
function contentOf(scene: SceneInContext, text: string, hero: string | undefined): string {
  const content = shorten(resolvedText(scene, text))
  const isMissing = (character: string | undefined): character is string =>
    character !== undefined && !content.toLowerCase().includes(character.toLowerCase())
  return [...(isMissing(hero) ? [hero] : []), content, ...(isMissing(scene.companion) ? [scene.companion] : [])].join(', ')
}

const resolvedText = ({ referent }: SceneInContext, text: string): string =>
  referent === undefined ? text : withoutPronoun(text, referent)

/** Subject and action of a single clause; combined from two clauses they can be wrong. */
const actionOf = (scene: SceneInContext, text: string): string | undefined =>
  scene.clause !== undefined && resolvedText(scene, text).toLowerCase().includes(scene.clause.toLowerCase()) ? scene.action : undefined

function shorten(text: string): string {
  return text
    .replaceAll(/["“”„«»]/gu, '')
    .split(/\s+/u)
    .slice(0, MAX_WORDS)
    .join(' ')
    .slice(0, 220)
    .replace(/[\s.,;:!?…]+$/u, '')
}

const DEFAULT_MOTION = 'subtle natural movement'
const MOTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sea|ocean|waves?|beach|coast)\b/i, 'waves roll in'],
  [/\b(?:river|stream|waterfall|water|lake|pond)s?\b/i, 'water ripples'],
  [/\bunderwater\b/i, 'light shimmers and bubbles rise'],
  [/\b(?:rain|thunderstorm|storm)\b/i, 'rain falls'],
  [/\bsnow(?:fall)?\b|\bglacier\b/i, 'snow drifts down'],
  [/\bfog\b/i, 'fog drifts past'],
  [/\b(?:fire|flames?|candles?|torch|volcano(?:es)?|lava|campfire|fireplace)\b/i, 'flames flicker'],
  [/\b(?:steam|coffee|tea|soup|kettle|oven|kitchen|cafe|bakery)\b/i, 'steam curls up'],
  [/\b(?:birds?|gulls?|owls?|eagles?|butterfl(?:y|ies)|bees?|dragons?)\b/i, 'wings beat'],
  [/\b(?:forest|jungle|trees?|garden|park|meadow|field|grass|leaves|flowers?)\b/i, 'leaves sway in the breeze'],
  [/\b(?:city|street|neon|skyline|buildings?)\b/i, 'lights twinkle and traffic passes'],
  [/\b(?:cars?|trains?|bus(?:es)?|trucks?|bicycles?|bikes?)\b/i, 'wheels turn'],
  [/\b(?:space|stars?|galaxy|planets?|at night|at midnight|on the moon)\b/i, 'stars twinkle'],
  [/\b(?:robots?|computers?|screens?|phones?|laptops?)\b/i, 'small lights blink'],
  [/\b(?:sky|clouds?|mountains?|valley|desert|sunset|sunrise|dawn|savanna)\b/i, 'clouds drift slowly'],
  [/\b(?:cat|cats|kitten|dog|dogs|puppy|fox|puma|lion|tiger|bear|rabbit|horse|animals?)\b/i, 'the animal breathes and looks around'],
  [
    /\b(?:m[ae]n|wom[ae]n|people|person|girl|boy|child|children|kids?|farmers?|bakers?|scientists?|keeper|crowd)\b/i,
    'people move naturally',
  ],
]

function motionsIn(content: string): string[] {
  const motions = MOTIONS.filter(([pattern]) => pattern.test(content)).map(([, motion]) => motion)
  return motions.length > 0 ? motions.slice(0, 2) : [DEFAULT_MOTION]
}
