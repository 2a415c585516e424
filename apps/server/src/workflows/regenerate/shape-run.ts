import { readTakeMetadata, planOfImage, readImageMetadata } from '../../media/generated-metadata.ts'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import type { ShapeInput } from '../../runs/shots-input.ts'
import { type MediaRow, originOf, readTakes, takesInShape } from '../../versions/shape/plan-shape.ts'
import { services } from '../run/services.ts'

/** A take that is composed anew for another shape: with the same words, style and seed. */
export type ShapeSource = {
  readonly origin: string
  /** Undefined in takes of releases that did not store it. */
  readonly seed: number | undefined
  readonly take: number | undefined
  readonly style: string | undefined
  /** In seconds. */
  readonly duration: number
  /** In the new shape, if there is one. */
  readonly endFrameId: string | undefined
}

/** A run that composes shots for another shape. */
export type ShapeRun = { sourceOf(shotId: string, medium: 'image' | 'video'): ShapeSource | undefined }

/**
 * The story of a run as it is to be: in its new frame, each shot with the words and the plan of the take that it shows, and with its image of the new
 * shape as soon as it is there.
 */
export async function inShape(view: RunView, shape: ShapeInput): Promise<{ readonly view: RunView; readonly shape: ShapeRun }> {
  const takes = await readTakes(services().db, view.storyId)
  const byId = new Map(takes.map((take) => [take.id, take]))
  const composed = takesInShape(takes, shape)
  const imageOf = (id: string | null): string | null => {
    const image = byId.get(id ?? '')
    return (image && composed.get(originOf(image))?.id) ?? id
  }
  const sourceOf = (shotId: string, medium: 'image' | 'video'): ShapeSource | undefined => {
    const shot = view.shots.find((candidate) => candidate.shotId === shotId)
    const take = byId.get((medium === 'image' ? shot?.activeImageId : shot?.activeVideoId) ?? '')
    return take && sourceFrom(take, imageOf)
  }
  const shots = view.shots.map((shot) => shownIn(shot, byId.get(shot.activeImageId ?? ''), imageOf))
  const { width, height } = shape
  return { view: { ...view, shots, story: { ...view.story, width, height } }, shape: { sourceOf } }
}

function sourceFrom(take: MediaRow, imageOf: (id: string | null) => string | null): ShapeSource {
  const { seed, take: number, duration = 0 } = readTakeMetadata(take.metadata)
  const endFrameId = imageOf(take.endFrameMediaId) ?? undefined
  return { origin: originOf(take), seed, take: number, style: readImageMetadata(take.metadata).style, duration, endFrameId }
}

function shownIn(shot: ShotRow, image: MediaRow | undefined, imageOf: (id: string | null) => string | null): ShotRow {
  const plan = image && planOfImage(image.metadata)
  return {
    ...shot,
    imagePrompt: image?.prompt ?? shot.imagePrompt,
    ...(plan && { plan, planVersion: SHOT_PLAN_VERSION }),
    activeImageId: imageOf(shot.activeImageId),
  }
}
