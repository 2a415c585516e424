import { fromWireTexts } from '@fablecut/contracts/wire/shot'
import { updateShot as update } from '../../../editor/update-shot.ts'
import { api } from '../../kernel/api.ts'

export const updateShot = api.shots.update.handler(async ({ input, context }) => {
  const { storyId, shotId, active_media: media, ...texts } = input
  const prompts = fromWireTexts(texts)
  const activeMedia = media ? { type: media.media_type, id: media.media_id } : null
  const { revision } = await update(context.services.pool, { viewer: context.account, storyId, shotId, prompts, activeMedia })
  return { status: 'ok', revision }
})
