import {
  EMPTY_PLAN,
  type PlanAngle,
  type PlanCamera,
  type PlanMood,
  type PlanSize,
  type ShotPlan,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { isViolentOrSexual } from './blocked-words.ts'
import { type CastMember, type DirectOptions, planShots } from './direct-script.ts'

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
const WINTER = /\b(?:in|during|of) (?:the )?winter\b/iu
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

/** The narrations of a story's shots in order, and which of them is that of the prompt. */
export type PromptStory = { readonly narrations: readonly string[]; readonly index: number }

/**
 * `seed`: of the story, whose landscape replaces what is never drawn; default 0. `story`: tells whom a prompt that repeats its narration means; default: the
 * prompt stands alone.
 */
export type PromptOptions = DirectOptions & { readonly seed?: number; readonly story?: PromptStory }

/**
 * The plan of a prompt for an image: what it names is drawn, as it says from where. Words are set only where nothing else is certain; what it quotes is set
 * always. Violent and sexual prompts give the plan of an empty landscape. `cast`: characters that it may name.
 */
export function planPrompt(prompt: string, { seed = 0, story, ...options }: PromptOptions = {}): ShotPlan {
  const text = prompt.normalize('NFC').slice(0, MAX_PROMPT)
  if (isViolentOrSexual(text)) return neutralPlan(seed)
  const { replace, restore, cast } = standInsFor(text, options)
  const source = replace(text)
  const alone = planAlone(contentOf(source), { ...options, cast })
  const plan = story && isOfNarration(text, story) ? inStory(alone, story, replace, { ...options, cast }) : alone
  return finished(plan, source, restore)
}

const planAlone = (content: string, options: DirectOptions): ShotPlan => planShots([content], content, options)[0]!

/** Names that the rules read as names of persons; those of characters can be flowers, weathers or signs. */
const STAND_INS = ['Anna', 'Peter', 'Maria', 'Thomas', 'Julia', 'Martin', 'Laura', 'Robert'] as const

type StandIns = { readonly cast: readonly CastMember[]; replace(text: string): string; restore(words: string): string }

const unchanged = (text: string): string => text
const namePattern = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`, 'gu')

/** Names for the characters of an English prompt that are read as names. */
function standInsFor(prompt: string, { cast = [], language = 'en' }: DirectOptions): StandIns {
  const members = cast.filter(({ name }) => name.trim() !== '')
  if (language !== 'en') return { cast: members, replace: unchanged, restore: unchanged }
  const free = STAND_INS.filter((name) => !prompt.includes(name))
  const pairs = members.slice(0, free.length).map((member, i) => ({ member, standIn: free[i]! }))
  return {
    cast: [...pairs.map(({ member, standIn }) => ({ ...member, name: standIn })), ...members.slice(free.length)],
    replace: (text) => pairs.reduce((rest, { member, standIn }) => rest.replaceAll(namePattern(member.name), standIn), text),
    restore: (text) => pairs.reduce((rest, { member, standIn }) => rest.replaceAll(namePattern(standIn), () => member.name), text),
  }
}

/** Share of the words of a narration that a prompt written for it repeats: pronouns are replaced, and long sentences cut. */
const REPEATED_SHARE = 0.6
const MAX_REPEATED_WORDS = 20

/** Whether a prompt was written for its narration rather than for a picture of its own. */
function isOfNarration(prompt: string, { narrations, index }: PromptStory): boolean {
  const low = prompt.toLowerCase()
  const words = (narrations[index]?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_REPEATED_WORDS)
  return words.length > 0 && words.filter((word) => low.includes(word)).length >= words.length * REPEATED_SHARE
}

/** A plan with those whom the story means by pronouns; where and when as the prompt says. */
function inStory(alone: ShotPlan, { narrations, index }: PromptStory, replace: (text: string) => string, options: DirectOptions): ShotPlan {
  const texts = narrations.map(replace)
  const told = planShots(texts, texts.join('\n'), options)[index]!
  return {
    ...told,
    place: alone.place ?? told.place,
    hour: alone.hour === 'day' ? told.hour : alone.hour,
    weather: alone.weather === 'clear' ? told.weather : alone.weather,
    mood: alone.mood === 'calm' ? told.mood : alone.mood,
    cast: told.cast.length > 0 ? told.cast : alone.cast,
    things: told.things.length > 0 ? told.things : alone.things,
  }
}

/** `prompt`: says the camera, the mood and the season; `restore`: the names of the characters in lettering. */
function finished(plan: ShotPlan, prompt: string, restore: (words: string) => string): ShotPlan {
  const { graphic, place: named, ...rest } = plan
  const weather = plan.weather === 'clear' && WINTER.test(prompt) ? 'snow' : plan.weather
  const hasSky = plan.hour !== 'day' || weather !== 'clear'
  const place = named ?? (hasSky ? 'plain' : undefined)
  // What a prompt leaves out is left out, not struck out.
  const things = plan.things.filter(({ what, event }) => event !== 'cross-out' && !(hasSky && SKY_THINGS.test(what)))
  const isSeen = plan.cast.length + things.length > 0 || place !== undefined
  const text = isSeen ? plan.text.filter(({ role }) => role === 'quote') : plan.text
  const mood = MOODS.get(MOOD.exec(prompt)?.[1]?.toLowerCase() ?? '')
  return {
    ...rest,
    ...(place && { place }),
    weather,
    ...(mood && { mood }),
    things,
    form: isSeen ? 'scene' : plan.form,
    text: text.map((one) => ({ ...one, words: restore(one.words).slice(0, MAX_LETTERING) })),
    camera: cameraIn(prompt, plan),
    ...(graphic && !isSeen && { graphic }),
  }
}
