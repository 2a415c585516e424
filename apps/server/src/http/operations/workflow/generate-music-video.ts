import { startMusicVideo } from '../../../generation/start-music-video.ts'
import { startedMessage } from '../../../generation/started-message.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const generateMusicVideo = api.workflow.generateMusicVideo.handler(async ({ input, context }) => {
  const { id, teamId } = signedIn(context)
  await context.services.limit('start', id)
  const run = await startMusicVideo(context.services.stories, { userId: id, teamId, input, idempotencyKey: idempotencyKey(context) })
  return {
    ...run,
    data: { message: startedMessage(input.video_type === 'lyrics-video' ? 'lyrics_video' : 'music_video', run.workflowRunId) },
  }
})
