import type { ImageModelV4File } from '@ai-sdk/provider'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import { type ShotRow, imageModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { type ImageRequest, generateImage } from '../shots/generate-image.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { failTake, generateTake } from './generate-take.ts'
import { type ShotsRun, readShotsRun, takeSeed, requireShotOfRun } from './shots-run.ts'

/** Generates another image of a shot. */
export const regenerateImage = defineShotWork({
  name: 'retake-image',
  async run(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const shot = requireShotOfRun(run.view, shotId)
    const model = services().engines.image(imageModelOf(run.view))
    await generateTake(run, shot, {
      medium: 'image',
      attempt,
      model,
      prompt: shot.imagePrompt,
      generate: async () => generateImage(run.view, shot, model, await imageOptionsOf(run, shot, signal), signal),
    })
  },
  async giveUp(runId, shotId, message) {
    const run = await readShotsRun(runId)
    await failTake(run, { medium: 'image', shotId, message, model: services().engines.image(imageModelOf(run.view)) })
  },
})

export async function imageOptionsOf(run: ShotsRun, shot: ShotRow, signal: AbortSignal | undefined): Promise<ImageRequest> {
  const references = await readReferences(run.input.references[shot.shotId] ?? [])
  const [first] = references
  return {
    seed: takeSeed(run, shot),
    take: run.input.take,
    isRewritten: await isRewritten(run, shot),
    references,
    ...(first && { style: await services().engines.stylist.styleFromImage(first.data, signal) }),
  }
}

type Reference = Extract<ImageModelV4File, { type: 'file' }> & { readonly data: Uint8Array }

/** In the given order, without deleted ones. */
async function readReferences(ids: readonly string[]): Promise<Reference[]> {
  if (ids.length === 0) return []
  const { db, storage } = services()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNotNull(media.hash)))
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return Promise.all(
    ordered.map(async ({ mimeType, hash }) => ({
      type: 'file' as const,
      mediaType: mimeType ?? 'image/png',
      data: await storage.readBytes(hash!),
    })),
  )
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
