import type { ImageModelV4File } from '@ai-sdk/provider'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import { type ShotRow, imageModelOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { type ImageChoices, generateImage } from '../shots/generate-image.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { giveUpTake, makeTake } from './make-take.ts'
import { type ShotsRun, readShotsRun, seedOfTake, shotOfRun } from './shots-run.ts'

/** Paints another picture of a shot. */
export const retakeImage = defineShotWork({
  name: 'retake-image',
  async make(runId, shotId, attempt, signal) {
    const run = await readShotsRun(runId)
    const one = shotOfRun(run.view, shotId)
    const model = services().engines.image(imageModelOf(run.view))
    await makeTake(run, one, {
      medium: 'image',
      attempt,
      model,
      prompt: one.imagePrompt,
      make: async () => generateImage(run.view, one, model, await choicesOf(run, one, signal), signal),
    })
  },
  async giveUp(runId, shotId, message) {
    const run = await readShotsRun(runId)
    await giveUpTake(run, { medium: 'image', shotId, message, model: services().engines.image(imageModelOf(run.view)) })
  },
})

async function choicesOf(run: ShotsRun, one: ShotRow, signal: AbortSignal | undefined): Promise<ImageChoices> {
  const references = await readReferences(run.asked.references[one.shotId] ?? [])
  const [first] = references
  return {
    seed: seedOfTake(run, one),
    take: run.asked.take,
    isRewritten: await isRewritten(run, one),
    references,
    ...(first && { style: await services().engines.stylist.styleOfPicture(first.data, signal) }),
  }
}

type Reference = Extract<ImageModelV4File, { type: 'file' }> & { readonly data: Uint8Array }

/** In the order they were given; those that are gone are left out. */
async function readReferences(ids: readonly string[]): Promise<Reference[]> {
  if (ids.length === 0) return []
  const { db, storage } = services()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNotNull(media.hash)))
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return Promise.all(
    found.map(async ({ mimeType, hash }) => ({
      type: 'file' as const,
      mediaType: mimeType ?? 'image/png',
      data: await storage.readBytes(hash!),
    })),
  )
}

/** The writer's words fit the story told; once somebody has changed them they stand for themselves. */
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
