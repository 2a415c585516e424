import type { PlanAngle, PlanCamera, PlanSize, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type DirectOptions, planShots } from './direct-script.ts'

const SIZES: readonly (readonly [RegExp, PlanSize])[] = [
  [/\b(?:extreme close-?\s?up|macro)\b/iu, 'extreme-close'],
  [/\b(?:close-?\s?up|portrait of)\b/iu, 'close'],
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
  const body = isCamera(prefix) ? prompt.slice(prefix.length) : prompt
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

/**
 * The plan of a prompt for an image that a person wrote: what it names is drawn, as it says from where. Words are set only where nothing else is certain;
 * what it quotes is set always. `cast`: characters that it may name.
 */
export function planPrompt(prompt: string, options: DirectOptions = {}): ShotPlan {
  const content = contentOf(prompt)
  const plan = planShots([content], content, options)[0]!
  const { graphic, ...rest } = plan
  // What a prompt leaves out is left out, not struck out.
  const named = plan.things.filter(({ event }) => event !== 'cross-out')
  const hasSky = plan.hour !== 'day' || plan.weather !== 'clear'
  const place = plan.place ?? (hasSky ? 'plain' : undefined)
  const things = named.filter(({ what }) => !(hasSky && SKY_THINGS.test(what)))
  const isSeen = plan.cast.length + things.length > 0 || place !== undefined
  const text = isSeen ? plan.text.filter(({ role }) => role === 'quote') : plan.text
  return {
    ...rest,
    ...(place && { place }),
    things,
    form: isSeen ? 'scene' : plan.form,
    text,
    camera: cameraIn(prompt, plan),
    ...(graphic && !isSeen && { graphic }),
  }
}
