import type { JSONObject } from '@ai-sdk/provider'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { PlanTextRole, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { PLACES, type PlaceName } from '../scene/scene.ts'
import { drawGraphic, type DrawnGraphic } from './draw-graphic.ts'
import type { MotionGraphic } from './templates/templates.ts'

/** A shot that is a motion graphic. Plain JSON: the same value and size give the same frames. */
export type GraphicShot = {
  readonly plan: ShotPlan
  readonly seed: number
  readonly language: string
  /** Seconds at which the things of the graphic are said. */
  readonly cueSeconds: readonly number[]
}

type GraphicShotOptions = {
  readonly plan?: JSONObject
  readonly language?: string
  readonly cueSeconds?: readonly number[]
}

/** Seconds of a graphic whose clip is not known yet, for its picture. */
export const DEFAULT_GRAPHIC_SECONDS = 5

/** The graphic shot of a plan; null for plans that are painted as scenes and for what is no plan. */
export function graphicShotOf({ plan, language, cueSeconds }: GraphicShotOptions, seed: number): GraphicShot | null {
  const parsed = plan && parseShotPlan(plan)
  if (!parsed?.ok || !graphicOfPlan(parsed.value)) return null
  const cues = (Array.isArray(cueSeconds) ? cueSeconds : []).filter((cue) => Number.isFinite(cue))
  return { plan: parsed.value, seed, language: typeof language === 'string' ? language : 'en', cueSeconds: cues }
}

export const graphicShotToJson = ({ plan, ...rest }: GraphicShot): JSONObject => ({ ...rest, plan: plan as unknown as JSONObject })

/** Reads back what `graphicShotToJson` wrote; null when it is something else. */
export function graphicShotFromJson(json: JSONObject | undefined): GraphicShot | null {
  if (typeof json?.plan !== 'object' || json.plan === null) return null
  const seed = typeof json.seed === 'number' && Number.isFinite(json.seed) ? json.seed : 1
  return graphicShotOf(json as GraphicShotOptions, seed)
}

type DrawnAs = { readonly style: string; readonly width: number; readonly height: number; readonly durationSeconds: number }

export function drawGraphicShot({ plan, ...shot }: GraphicShot, { style, ...size }: DrawnAs): Promise<DrawnGraphic> {
  const known: StyleValue = STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic'
  const place = PLACES.find((name): name is PlaceName => name === plan.place)
  return drawGraphic({ ...shot, ...size, graphic: graphicOfPlan(plan)!, text: plan.text, style: known, place })
}

/** Names of what a graphic shot shows. */
export const drawnNames = ({ plan }: GraphicShot): string[] => [graphicOfPlan(plan)!.template, ...plan.text.map(({ words }) => words)]

/** The graphic of a plan, or its lettering as one when nothing else is to be seen. */
export function graphicOfPlan({ graphic, form, text, cast, things }: ShotPlan): MotionGraphic | undefined {
  if (graphic) return graphic
  if (form === 'scene' || text.length === 0 || cast.length > 0 || things.length > 0) return undefined
  const find = (...roles: PlanTextRole[]): string | undefined => text.find(({ role }) => roles.includes(role))?.words
  const sentence = find('quote', 'title', 'label') ?? text[0]!.words
  const key = find('number', 'key')
  if (form === 'list' && text.length > 1) return { template: 'list', items: text.map(({ words }) => ({ label: words })) }
  if (form === 'quote') return { template: 'words', words: sentence, key, author: find('label') === sentence ? undefined : find('label') }
  const joined = key === undefined || key === sentence || sentence.includes(key) ? sentence : `${key} ${sentence}`
  if (form === 'call') return { template: 'end', words: joined, key }
  if (form === 'question' || form === 'number') return { template: 'hook', words: joined, key }
  return { template: 'words', words: joined, key }
}
