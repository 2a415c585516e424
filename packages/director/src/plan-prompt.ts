import {
  EMPTY_PLAN,
  type PlanAngle,
  type PlanCamera,
  type PlanMood,
  type PlanSize,
  type ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { isViolentOrSexual } from './blocked-words.ts'
import { type DirectOptions, planShots } from './direct-script.ts'

const SIZES: readonly (readonly [RegExp, PlanSize])[] = [
  [/\b(?:extreme close-?\s?up|macro)\b/iu, 'extreme-close'],
  [/\b(?:close-?\s?up|portrait of)\b/iu, 'close'],
  [/\bdetail (?:shot|view)\b/iu, 'insert'],
  [/\bfull (?:shot|view)\b/iu, 'full'],
  [/\b(?:medium|mid) (?:shot|view)\b/iu, 'medium'],
  [/\b(?:wide|establishing|distant|panoramic|long) (?:shot|view|angle)\b|\bpanorama\b/iu, 'wide'],
]
const ANGLES: readonly (readonly [RegExp, PlanAngle])[] = [
  [/\b(?:top-down|overhead|bird['’]?s[ -]eye)\b/iu, 'overhead'],
  [/\b(?:from above|high angle|aerial)\b/iu, 'high'],
  [/\b(?:from below|low angle|worm['’]?s[ -]eye)\b/iu, 'low'],
  [/\bover[ -]the[ -]shoulder\b/iu, 'over-shoulder'],
  [/\bselfie\b/iu, 'selfie'],
]

/** The mood that prompts of the writer and of plans end with: `, warm mood`. */
const MOOD = /,\s*(\p{L}+) mood\s*\.?$/iu
const MOODS: ReadonlyMap<string, PlanMood> = new Map(
  Object.entries({
    calm: 'calm',
    warm: 'calm',
    playful: 'happy',
    happy: 'happy',
    hopeful: 'happy',
    energetic: 'happy',
    epic: 'epic',
    tense: 'tense',
    dreamy: 'wonder',
    wonder: 'wonder',
    curious: 'wonder',
    sad: 'sad',
  } as const),
)

/** How the picture is taken or made, which is not seen in it: `Close-up from above: `, `a photo of `, `looking at the camera`, `cinematic`. */
const CAMERA_PREFIX = /^[\p{L} ,'’-]{4,80}: /u
const MADE_AS =
  /\b(?:an? |the )?(?:[\p{L}-]+ )?(?:photo|photograph|picture|image|illustration|drawing|painting|render|close-?\s?up|portrait|(?:[\p{L}-]+ )?(?:shot|view)) of (?=\p{L})/giu
const GAZE = /\b(?:looking |staring |smiling )?(?:at|to|into|towards?) the (?:camera|viewer|lens|audience)\b/giu
const MANNER =
  /\b(?:wide|medium|long|establishing|macro|aerial|close-?\s?up|low[ -]angle|high[ -]angle) (?:shot|view)\b|\b(?:from (?:above|below)|(?:low|high) angle|cinematic|photorealistic|hyperrealistic|highly detailed|4k|8k|hd|bokeh|depth of field|anime style)\b/giu

/** `a wizard reading a book`: somebody does it. */
const PARTICIPLE =
  /^((?:an?|the|two|three|\p{Lu}\p{L}+)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?<! is| are) (\p{L}{2,}ing) (?=(?:an?|the|in|on|at|his|her|their|through|with|to|by|over|under|near|across|down|up|into)\b)/iu
/** What the sky of a place shows. */
const SKY_THINGS = /^(?:rain|snow|snowflake|fog|storm|sunset|sunrise|night sky)$/u

const isCamera = (text: string): boolean =>
  [...SIZES, ...ANGLES].some(([pattern]) => pattern.test(text)) || /\b(?:shot|view)\b/iu.test(text)

function cameraIn(text: string, { camera }: ShotPlan): PlanCamera {
  const size = SIZES.find(([pattern]) => pattern.test(text))?.[1] ?? camera.size
  return { ...camera, size, angle: ANGLES.find(([pattern]) => pattern.test(text))?.[1] ?? camera.angle }
}

/** What of a prompt is to be seen, as a sentence. */
function contentOf(prompt: string): string {
  const prefix = CAMERA_PREFIX.exec(prompt)?.[0] ?? ''
  const body = (isCamera(prefix) ? prompt.slice(prefix.length) : prompt).replace(MOOD, '')
  const content = body
    .replaceAll(GAZE, '')
    .replaceAll(MADE_AS, '')
    .replaceAll(MANNER, '')
    .replaceAll(/(?:\s*,)+(?=\s*(?:,|$))/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(PARTICIPLE, '$1 is $2 ')
  return content === '' ? body : content
}

/** Longer prompts are cut: an image shows a single moment. */
const MAX_PROMPT = 700

/** Longest lettering of a plan. */
const MAX_LETTERING = 160

const NEUTRAL_PLACES = ['field', 'mountain', 'river', 'sea'] as const

/** The plan of a landscape, for what is never drawn. */
const neutralPlan = (seed: number): ShotPlan => ({
  ...EMPTY_PLAN,
  place: NEUTRAL_PLACES[Math.abs(Math.trunc(seed)) % NEUTRAL_PLACES.length]!,
  camera: { size: 'wide', angle: 'eye', move: 'push' },
})

/** `seed`: of the story, the landscape of which replaces what is never drawn. Default 0. */
export type PromptOptions = DirectOptions & { readonly seed?: number }

/**
 * The plan of a prompt for an image: what it names is drawn, as it says from where. Words are set only where nothing else is certain; what it quotes is set
 * always. Violent and sexual prompts give the plan of an empty landscape. `cast`: characters that it may name.
 */
export function planPrompt(prompt: string, { seed = 0, ...options }: PromptOptions = {}): ShotPlan {
  const text = prompt.normalize('NFC').slice(0, MAX_PROMPT)
  return isViolentOrSexual(text) ? neutralPlan(seed) : planOf(text, options)
}

/** Names that the rules read as names of persons; those of characters can be flowers, weathers or signs. */
const STAND_INS = ['Anna', 'Peter', 'Maria', 'Thomas', 'Julia', 'Martin', 'Laura', 'Robert'] as const

type NamedPrompt = { readonly text: string; readonly options: DirectOptions; restore(words: string): string }

const wordPattern = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`, 'gu')

/** An English prompt with names of its characters that are read as names. */
function withStandIns(prompt: string, options: DirectOptions): NamedPrompt {
  const { cast = [], language = 'en' } = options
  if (language !== 'en') return { text: prompt, options, restore: (words) => words }
  const free = STAND_INS.filter((name) => !prompt.includes(name))
  const members = cast.filter(({ name }) => name.trim() !== '')
  const named = members.slice(0, free.length).map((member, i) => ({ ...member, standIn: free[i]! }))
  return {
    text: named.reduce((text, { name, standIn }) => text.replaceAll(wordPattern(name), standIn), prompt),
    options: {
      ...options,
      cast: [...named.map(({ standIn, ...member }) => ({ ...member, name: standIn })), ...members.slice(free.length)],
    },
    restore: (words) => named.reduce((text, { name, standIn }) => text.replaceAll(wordPattern(standIn), () => name), words),
  }
}

function planOf(prompt: string, given: DirectOptions): ShotPlan {
  const { text: source, options, restore } = withStandIns(prompt, given)
  const content = contentOf(source)
  const plan = planShots([content], content, options)[0]!
  const { graphic, ...rest } = plan
  // What a prompt leaves out is left out, not struck out.
  const named = plan.things.filter(({ event }) => event !== 'cross-out')
  const hasSky = plan.hour !== 'day' || plan.weather !== 'clear'
  const place = plan.place ?? (hasSky ? 'plain' : undefined)
  const things = named.filter(({ what }) => !(hasSky && SKY_THINGS.test(what)))
  const isSeen = plan.cast.length + things.length > 0 || place !== undefined
  const text = isSeen ? plan.text.filter(({ role }) => role === 'quote') : plan.text
  const lettering = text.map((one) => ({ ...one, words: restore(one.words).slice(0, MAX_LETTERING) }))
  const mood = MOODS.get(MOOD.exec(prompt)?.[1]?.toLowerCase() ?? '')
  return {
    ...rest,
    ...(place && { place }),
    ...(mood && { mood }),
    things,
    form: isSeen ? 'scene' : plan.form,
    text: lettering,
    camera: cameraIn(prompt, plan),
    ...(graphic && !isSeen && { graphic }),
  }
}
