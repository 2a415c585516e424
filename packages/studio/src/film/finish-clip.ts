import { endCardStart } from '@fablecut/domain/story/shot-plan/film/end-card-start'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import type { FilmOptions } from '@fablecut/generation/ports/options'
import type { GraphicShot } from '../motion/graphic-shot.ts'
import type { Box } from '../motion/kit/geometry.ts'
import { outCubic } from '../motion/kit/easing.ts'
import { motionLook } from '../motion/looks/looks.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import { createEndCardOfGraphic, createEndTitle } from './end-card.ts'
import { createTransition } from './draw-transition.ts'
import { createOpeningTitle } from './opening-title.ts'
import { STYLE_TRANSITIONS } from './style-transitions.ts'

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
  /** The motion graphic that the clip is. Default: it is a scene or an image. */
  readonly graphic?: GraphicShot
}

/** Draws on the frame at a second what belongs to the film: opening, transitions, end card. `heads`: boxes in pixels that titles leave free. */
export type ClipFinish = (canvas: Canvas, seconds: number, heads?: readonly Box[]) => void

export async function createClipFinish(request: FinishRequest): Promise<ClipFinish> {
  const { film } = request
  if (!film) return () => {}
  const shown = Math.min(request.seconds, film.shownSeconds)
  const style = STYLES.find(({ value }) => value === request.style)?.value ?? 'photorealistic'
  const transit = transitionOf(request, film, style, shown)
  const title =
    film.opening === undefined ? undefined : createOpeningTitle({ ...request, words: film.opening, language: languageOf(request) })
  const card = await endCardOf(request, film, shown)
  const land = film.isFirst ? createLanding(request) : undefined
  return (canvas, seconds, heads) => {
    land?.(canvas, seconds)
    title?.(canvas.getContext('2d'), seconds, heads)
    transit?.(canvas, seconds)
    card?.(canvas, seconds, heads)
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

async function endCardOf(request: FinishRequest, { endCard, endCardTone }: FilmOptions, shown: number): Promise<ClipFinish | undefined> {
  if (endCard === undefined) return undefined
  const { graphic, style, width, height, seconds: durationSeconds } = request
  const start = endCardStart(shown)
  const size = { style, width, height, language: languageOf(request) }
  const draw = graphic
    ? await createEndCardOfGraphic(graphic, endCard, { ...size, durationSeconds })
    : createEndTitle(endCard, { ...size, tone: endCardTone })
  return (canvas, seconds, heads = []) => {
    if (seconds >= start - 1e-6) draw(canvas, seconds, seconds - start, heads)
  }
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
