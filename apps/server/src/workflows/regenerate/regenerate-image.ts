import type { FileReference } from '@fablecut/generation/requests/media-request'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import type { ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import type { ImageRequest } from '../shots/generate-image.ts'
import { imageEngine, imageMaker } from '../shots/image-maker.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { failTake, makeTake } from './make-take.ts'
import { type ShotsRun, readShotsRun, requireShotOfRun, sameSeed, takeSeed } from './shots-run.ts'

/** Generates another image of a shot. */
export const regenerateImage = defineShotWork({
  name: 'retake-image',
  async run(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const shot = requireShotOfRun(run.view, shotId)
    const source = run.shape?.sourceOf(shotId, 'image')
    const maker = await imageMaker(run.view, shot, await imageOptionsOf(run, shot, signal), signal)
    await makeTake(run, shot, {
      medium: 'image',
      attempt,
      maker,
      prompt: shot.imagePrompt,
      signal,
      ...(source && { shapeOf: source.origin }),
    })
  },
  async giveUp(runId, shotId, message) {
    const run = await readShotsRun(runId)
    const shot = run.view.shots.find((candidate) => candidate.shotId === shotId)
    await failTake(run, { medium: 'image', shotId, message, engine: imageEngine(run.view, shot) })
  },
})

export async function imageOptionsOf(run: ShotsRun, shot: ShotRow, signal: AbortSignal | undefined): Promise<ImageRequest> {
  const source = run.shape?.sourceOf(shot.shotId, 'image')
  if (source) {
    const style = source.style === undefined ? {} : { style: source.style }
    return { ...sameSeed(run, shot, source), ...style, isRewritten: await isRewritten(run, shot) }
  }
  const references = await findReferences(run.input.references[shot.shotId] ?? [])
  const [first] = references
  return {
    seed: takeSeed(run, shot),
    take: run.input.take,
    isRewritten: await isRewritten(run, shot),
    references,
    ...(first && { style: await services().engines.stylist.styleFromImage(await services().storage.readBytes(first.hash), signal) }),
  }
}

/** In the given order, without deleted ones. */
async function findReferences(ids: readonly string[]): Promise<FileReference[]> {
  if (ids.length === 0) return []
  const rows = await services()
    .db.select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNotNull(media.hash)))
  return ids
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .map(({ mimeType, hash }) => ({ hash: hash!, mediaType: mimeType ?? 'image/png' }))
}

/** Whether the creator changed the prompt: the writer's prompts depend on the story's text, changed ones stand alone. */
async function isRewritten({ view }: ShotsRun, { shotId, imagePrompt }: ShotRow): Promise<boolean> {
  const isPainted = and(
    eq(media.storyId, view.storyId),
    eq(media.shotId, shotId),
    eq(media.resourceType, 'image'),
    eq(media.source, 'generated'),
    eq(media.status, 'completed'),
  )
  const [first] = await services().db.select({ prompt: media.prompt }).from(media).where(isPainted).orderBy(asc(media.createdAt)).limit(1)
  return first?.prompt !== imagePrompt
}
