import { readShotMedia } from '../../../stories/read-shot-media.ts'
import { api } from '../../kernel/api.ts'

export const getShotMedia = api.shots.getMedia.handler(({ input, context }) =>
  readShotMedia(context.services.db, { viewer: context.account, ...input }),
)
