import { endCardStart } from '@fablecut/domain/story/shot-plan/film/end-card-start'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import type { FilmOptions } from '@fablecut/generation/ports/options'
import { drawGraphic } from '../motion/draw-graphic.ts'
import type { Box } from '../motion/kit/geometry.ts'
import { outCubic } from '../motion/kit/easing.ts'
import { motionLook } from '../motion/looks/looks.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'
import type { Scene } from '../scene/scene.ts'
import { createTransition } from './draw-transition.ts'
import { createOpeningTitle } from './opening-title.ts'
import { STYLE_TRANSITIONS } from './style-transitions.ts'
import { titleKeyOf } from './title-key.ts'

/** Halves of a transition, before and after its cut. */
const OUT_SECONDS = 0.2
const IN_SECONDS = 0.27
export type FinishRequest = {
  readonly film: FilmOptions | undefined
  readonly style: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Of the clip. */
  readonly seconds: number
  readonly language?: string | undefined
  /** Where the clip is, which is seen behind its end card. Default: the light of a room. */
  readonly setting?: Pick<Scene, 'where' | 'time' | 'weather' | 'mood'>
}

/** Adds to the frame at a second what belongs to the film: opening, transitions, end card. Returns the frame, or the one that replaces it. */
export type ClipFinish = (canvas: Canvas, seconds: number, heads?: readonly Box[]) => Canvas

export async function createClipFinish(request: FinishRequest): Promise<ClipFinish> {
  const { film } = request
  if (!film) return (canvas) => canvas
  const shown = Math.min(request.seconds, film.shownSeconds)
  const style = STYLES.find(({ value }) => value === request.style)?.value ?? 'photorealistic'
  const transit = transitionOf(request, film, style, shown)
  const title =
    film.opening === undefined ? undefined : createOpeningTitle({ ...request, words: film.opening, language: languageOf(request) })
  const card = await endCardOf(request, film, style, shown)
  const land = film.isFirst ? createLanding(request) : undefined
  return (canvas, seconds, heads) => {
    const ended = card?.(seconds)
    if (ended) return ended
    land?.(canvas, seconds)
    title?.(canvas.getContext('2d'), seconds, heads)
    transit?.(canvas, seconds)
    return canvas
  }
}

const languageOf = ({ language }: FinishRequest): string => language ?? 'en'

/** The half after the cut at the start of the clip, the half before the next cut at its end; the trimming reserve is whole again. */
function transitionOf({ width, height }: FinishRequest, film: FilmOptions, style: StyleValue, shown: number) {
  if (!film.hasTransitionIn && !film.hasTransitionOut) return undefined
  const { ground, key, a, b } = motionLook(style).palette
  const draw = createTransition(STYLE_TRANSITIONS[style], width, height, [ground[1], key, a, b])
  return (canvas: Canvas, seconds: number): void => {
    if (film.hasTransitionIn) draw(canvas, 1 - seconds / IN_SECONDS, false)
    if (film.hasTransitionOut) draw(canvas, 1 - Math.abs(shown - seconds) / OUT_SECONDS, true)
  }
}

/** The first frame of the end card shows its words already. */
const ENTERED_SECONDS = 0.6

async function endCardOf(request: FinishRequest, { endCard }: FilmOptions, style: StyleValue, shown: number) {
  if (endCard === undefined) return undefined
  const { width, height, seconds: clipSeconds } = request
  const start = endCardStart(shown)
  const graphic = await drawGraphic({
    graphic: { template: 'end', words: endCard, key: titleKeyOf(endCard) },
    text: [],
    style,
    width,
    height,
    seed: hashText(endCard),
    cueSeconds: [0],
    durationSeconds: Math.max(0.1, clipSeconds - start),
    language: languageOf(request),
    ...(request.setting && {
      place: request.setting.where,
      hour: request.setting.time,
      weather: request.setting.weather,
      mood: request.setting.mood,
    }),
  })
  return (seconds: number): Canvas | undefined => (seconds < start - 1e-6 ? undefined : graphic.frame(seconds - start + ENTERED_SECONDS))
}

const LANDING_SECONDS = 0.6
const LANDING_SCALE = 0.16

/** A film begins nearer and settles: something moves from its first frame. */
function createLanding({ width, height }: FinishRequest) {
  const [copy, copyContext] = newCanvas(width, height)
  return (canvas: Canvas, seconds: number): void => {
    const scale = 1 + LANDING_SCALE * (1 - outCubic(clamp(seconds / LANDING_SECONDS)))
    if (scale <= 1.0005) return
    copyContext.drawImage(canvas, 0, 0)
    const g = canvas.getContext('2d')
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.drawImage(copy, (width - width * scale) / 2, (height - height * scale) / 2, width * scale, height * scale)
    g.restore()
  }
}
