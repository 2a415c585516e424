import { isIllustratedCard, MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { PlanTone, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { drawGraphicShot, graphicOfPlan, type GraphicShot } from '../motion/graphic-shot.ts'
import { FIRST_WORDS_CUE } from '../motion/kit/first-frame-cues.ts'
import { inOutCubic, progress } from '../motion/kit/easing.ts'
import type { Box } from '../motion/kit/geometry.ts'
import { createSceneLettering } from '../motion/scene-lettering.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { createGraphicFinish } from './finish-graphic.ts'

/** Seconds in which a picture goes over into the end card. */
const ENTRY_SECONDS = 0.18
/** How dark the picture behind a title becomes. */
const DIM = 0.24

type EndCardSize = { readonly style: string; readonly width: number; readonly height: number; readonly language: string }

/** Draws the end card over a frame. `seconds`: of the clip; `since`: from the start of the end card. `heads`: boxes in pixels that stay free. */
export type EndCard = (canvas: Canvas, seconds: number, since: number, heads: readonly Box[]) => void

/** What the last graphic of a film shows without its words: things alone stay as they are, else its drawings are a card with the title. Of more than a card has, the first ones. */
function endPlan(plan: ShotPlan, title: string): ShotPlan {
  const text: ShotPlan['text'] = [{ words: title, role: 'title', at: 0 }]
  if (graphicOfPlan(plan) === undefined && plan.handwork === undefined) return { ...plan, text }
  const { graphic: _, handwork: __, place, ...rest } = plan
  const cast = plan.cast.slice(0, MAX_ILLUSTRATIONS)
  const things = plan.things.slice(0, MAX_ILLUSTRATIONS - cast.length)
  const card: ShotPlan = { ...rest, form: 'words', cast, things, text }
  return isIllustratedCard(card) && place !== undefined ? { ...card, place } : card
}

/** The end card of a film whose last shot is a motion graphic: a card of the film with the title and the drawings of the shot, at the same moment. */
export async function createEndCardOfGraphic(
  shot: GraphicShot,
  title: string,
  { style, width, height, language, durationSeconds }: EndCardSize & { readonly durationSeconds: number },
): Promise<EndCard> {
  const end: GraphicShot = { ...shot, plan: endPlan(shot.plan, title), cueSeconds: [FIRST_WORDS_CUE], language }
  const graphic = await drawGraphicShot(end, { style, width, height, durationSeconds })
  const finish = await createGraphicFinish(end, style, graphic.frame(graphic.stillSeconds))
  return (canvas, seconds, since) => {
    const card = graphic.frame(seconds)
    finish(card, seconds)
    const g = canvas.getContext('2d')
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.globalAlpha = progress(since, 0, ENTRY_SECONDS, inOutCubic)
    g.drawImage(card, 0, 0)
    g.restore()
  }
}

/** The end card of a film whose last shot is a scene or an image: its picture goes on, calmer and darker, under the title, which is set as the film sets its words. */
export function createEndTitle(title: string, { tone, ...size }: EndCardSize & { readonly tone?: PlanTone | undefined }): EndCard {
  const lettering = createSceneLettering({
    ...size,
    ...(tone && { tone }),
    text: [{ words: title, role: 'title', at: 0 }],
    durationSeconds: 1,
    cueSeconds: [0],
  })
  const { width, height } = size
  const [sheet, sheetContext] = newCanvas(width, height)
  return (canvas, _seconds, since, heads) => {
    const g = canvas.getContext('2d')
    const show = progress(since, 0, ENTRY_SECONDS, inOutCubic)
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.fillStyle = css('#0b0a10', DIM * show)
    g.fillRect(0, 0, width, height)
    sheetContext.clearRect(0, 0, width, height)
    lettering.draw(sheetContext, ENTERED_SECONDS, heads)
    g.globalAlpha = show
    g.drawImage(sheet, 0, 0)
    g.restore()
  }
}

/** Second at which lettering has come in. */
const ENTERED_SECONDS = 1.2
