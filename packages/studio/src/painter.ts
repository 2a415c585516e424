import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ImageModelV4, ImageModelV4CallOptions, JSONArray, JSONObject } from '@ai-sdk/provider'
import { isWordsCard } from '@fablecut/domain/story/shot-plan/words-card'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { ImageMetadata, ImageOptions } from '@fablecut/generation/ports/options'
import { type CloseupShot, createCloseupRenderer, closeupToJson, isCloseupName } from './asmr/draw-closeup.ts'
import { headBoxes } from './composition/head-boxes.ts'
import { createGraphicFinish } from './film/finish-graphic.ts'
import { drawGraphicShot, drawnNames, type GraphicShot, graphicShotOf, graphicShotToJson, pictureSecondsOf } from './motion/graphic-shot.ts'
import { createSceneLettering } from './motion/scene-lettering.ts'
import { sceneOfPlan } from './scene/plan/scene-of-plan.ts'
import { type Scene, sceneToJson } from './scene/scene.ts'
import { styleOf } from './styles/styles.ts'
import { type Canvas, newCanvas } from './paint/canvas.ts'
import { drawingSize } from './stage/drawing-size.ts'
import { createStageRenderer } from './stage/stage-renderer.ts'
import { type Size, sizeOf } from './stage/size.ts'
import { buildStage } from './stage/build-stage.ts'

/** `jpeg`: a tenth of the size of a PNG, encoded in a twentieth of the time. */
export type Painting = { readonly jpeg: Uint8Array; readonly metadata: ImageMetadata }

/** A second at which all lettering of a still has appeared. */
const ALL_SHOWN_SECONDS = 1000

const JPEG_QUALITY: Record<OutputQuality, number> = { low: 82, medium: 94, high: 98 }

/** Paints one scene. `width`, `height` in pixels. */
export async function paintScene(
  scene: Scene,
  style: string,
  width: number,
  height: number,
  quality: OutputQuality = 'medium',
): Promise<Painting> {
  const styleDefinition = styleOf(style)
  const drawing = drawingSize({ width, height }, quality, styleDefinition.pixels !== undefined)
  const stage = await buildStage(scene, styleDefinition, drawing.width, drawing.height)
  const renderer = createStageRenderer(stage)
  renderer.render({ seconds: 0, duration: 0, speech: [], index: 0 })
  if (scene.lettering) {
    const lettering = createSceneLettering({
      text: scene.lettering,
      style,
      ...drawing,
      durationSeconds: 0,
      ...(scene.tone && { tone: scene.tone }),
    })
    lettering.draw(renderer.canvas.getContext('2d'), ALL_SHOWN_SECONDS, headBoxes(stage))
  }
  return {
    jpeg: await encodeImage(renderer.canvas, { width, height }, quality),
    metadata: { drawn: stage.drawn, scene: sceneToJson(scene) },
  }
}

async function encodeImage(drawing: Canvas, { width, height }: Size, quality: OutputQuality): Promise<Uint8Array> {
  return new Uint8Array(await resize(drawing, width, height).encode('jpeg', JPEG_QUALITY[quality]))
}

function resize(drawing: Canvas, width: number, height: number): Canvas {
  if (drawing.width === width && drawing.height === height) return drawing
  const [canvas, g] = newCanvas(width, height)
  g.drawImage(drawing, 0, 0, width, height)
  return canvas
}

/** Paints one close-up. `width`, `height` in pixels. */
export async function paintCloseup(shot: CloseupShot, width: number, height: number, quality: OutputQuality = 'medium'): Promise<Painting> {
  const drawing = drawingSize({ width, height }, quality)
  const renderer = createCloseupRenderer(shot, drawing.width, drawing.height)
  renderer.render(0)
  return {
    jpeg: await encodeImage(renderer.canvas, { width, height }, quality),
    metadata: { drawn: renderer.drawn, scene: closeupToJson(shot) },
  }
}

/** Paints the moment of a graphic that shows most. `width`, `height` in pixels. */
async function paintGraphic(
  shot: GraphicShot,
  style: string,
  width: number,
  height: number,
  quality: OutputQuality = 'medium',
): Promise<Painting> {
  const drawing = drawingSize({ width, height }, quality)
  const graphic = await drawGraphicShot(shot, { style, ...drawing, durationSeconds: pictureSecondsOf(shot) })
  const picture = graphic.frame(graphic.stillSeconds)
  const finish = await createGraphicFinish(shot, style, picture)
  finish(picture, graphic.stillSeconds)
  return {
    jpeg: await encodeImage(picture, { width, height }, quality),
    metadata: { drawn: drawnNames(shot), scene: graphicShotToJson(shot) },
  }
}

const DEFAULTS = { style: 'photorealistic', shotIndex: 0, shotCount: 1, storySeed: 1 }

/** Untrusted options with defaults. */
type PaintOptions = Omit<ImageOptions, 'plan'> & { readonly plan?: JSONObject }

/** Absolute integer value; 0 for non-finite numbers. */
const nonNegativeInteger = (value: number): number => (Number.isFinite(value) ? Math.abs(Math.trunc(value)) : 0)

function optionsOf({ providerOptions }: ImageModelV4CallOptions): PaintOptions {
  const merged: PaintOptions = { ...DEFAULTS, ...(providerOptions.fablecut as Partial<ImageOptions> | undefined) }
  const { shotIndex, shotCount, cardIndex, storySeed, take = 0 } = merged
  return {
    ...merged,
    shotIndex: nonNegativeInteger(shotIndex),
    shotCount: Math.max(1, nonNegativeInteger(shotCount)),
    ...(cardIndex !== undefined && { cardIndex: nonNegativeInteger(cardIndex) }),
    storySeed: nonNegativeInteger(storySeed),
    take: nonNegativeInteger(take),
  }
}

/** The angle of the plan, else in turn. */
function angleOf({ plan }: PaintOptions, turn: number): CloseupShot['angle'] {
  const parsed = plan && parseShotPlan(plan)
  if (!parsed?.ok) return (turn % 3) as CloseupShot['angle']
  const { angle, size } = parsed.value.camera
  if (angle === 'overhead' || angle === 'high') return 2
  return size === 'extreme-close' ? 0 : 1
}

async function paint(options: ImageModelV4CallOptions, index: number): Promise<Painting> {
  const engineOptions = optionsOf(options)
  const { width, height } = sizeOf(options.size ?? options.aspectRatio)
  if (engineOptions.asmr && isCloseupName(engineOptions.asmr.type)) {
    const { type: closeup, material } = engineOptions.asmr
    const { storySeed, shotIndex, take = 0 } = engineOptions
    const angle = angleOf(engineOptions, shotIndex + take)
    return paintCloseup({ closeup, material, seed: storySeed, shot: shotIndex + take * 31, angle }, width, height, engineOptions.quality)
  }
  const plan = requirePlan(engineOptions)
  const { storySeed, shotIndex, cardIndex = shotIndex, take = 0 } = engineOptions
  const turn = isWordsCard(plan) ? cardIndex : shotIndex
  const graphic = graphicShotOf(engineOptions, storySeed + turn + take * 31)
  // The picture shows the end of the graphic, whatever was said when.
  if (graphic) return paintGraphic({ ...graphic, cueSeconds: [] }, engineOptions.style, width, height, engineOptions.quality)
  const seed = nonNegativeInteger(options.seed ?? 0) + index
  return paintScene(sceneOfPlan(plan, { ...engineOptions, seed }), engineOptions.style, width, height, engineOptions.quality)
}

/** Throws EngineRefusal `plan_missing` without a valid plan. */
function requirePlan({ plan }: PaintOptions): ShotPlan {
  const parsed = plan && parseShotPlan(plan)
  if (!parsed?.ok)
    throw new EngineRefusal(
      'plan_missing',
      `The built-in painter draws plans, not prompts: ${JSON.stringify(parsed?.refusal ?? 'no plan')}`,
    )
  return parsed.value
}

/** The built-in image model: draws the plan of a shot, whatever its prompt. Deterministic. */
export function createPainter(): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'painter',
    maxImagesPerCall: 4,
    async doGenerate(options) {
      const paintings: Painting[] = []
      for (let i = 0; i < options.n; i++) paintings.push(await paint(options, i))
      const metadata = paintings.map((painting) => ({ ...painting.metadata, drawn: [...painting.metadata.drawn] }))
      return {
        images: paintings.map((painting) => painting.jpeg),
        warnings: [],
        providerMetadata: { fablecut: { ...(metadata[0] as unknown as JSONObject), images: metadata as unknown as JSONArray } },
        response: { timestamp: new Date(), modelId: 'painter', headers: undefined },
      }
    },
  }
}
