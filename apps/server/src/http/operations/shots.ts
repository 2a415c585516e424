import { fromWireTexts } from '@fablecut/contracts/wire/shot'
import { updateShot } from '../../editor/update-shot.ts'
import { planShot } from '../../generation/plan-shot.ts'
import { readShotMedia } from '../../stories/read-shot-media.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const shots = api.shots.router({
  getMedia: api.shots.getMedia.handler(({ input, context }) => readShotMedia(context.services.db, { viewer: context.account, ...input })),
  update: api.shots.update.handler(async ({ input, context }) => {
    const { storyId, shotId, active_media: media, ...texts } = input
    const prompts = fromWireTexts(texts)
    const activeMedia = media ? { type: media.media_type, id: media.media_id } : null
    const { revision } = await updateShot(context.services.pool, { viewer: context.account, storyId, shotId, prompts, activeMedia })
    return { status: 'ok', revision }
  }),
  plan: api.shots.plan.handler(async ({ input, context }) => {
    await context.services.limit('rewrite', signedIn(context).id)
    return { plan: await planShot({ ...context.services.stories, log: context.services.log }, { viewer: context.account, ...input }) }
  }),
})
