import { startActionVideo } from '../../generation/action-video/start-action-video.ts'
import { startedMessage } from '../../generation/started-message.ts'
import { INTERNET } from '../../platform/outside-fetch/network.ts'
import { api } from '../kernel/api.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const actionVideo = api.actionVideo.router({
  create: api.actionVideo.create.handler(async ({ input, context, signal }) => {
    const { services } = context
    const account = signedIn(context)
    await services.limit('start', account.id)
    const countOutside = () => services.limit('linkImport', account.id)
    const fetching = { uploadFolder: services.uploadFolder, network: INTERNET, countOutside, signal }
    const run = await startActionVideo(
      { ...fetching, stories: services.stories },
      { account, input, idempotencyKey: idempotencyKey(context) },
    )
    return { ...run, data: { message: startedMessage('action_video', run.workflowRunId) } }
  }),
})
