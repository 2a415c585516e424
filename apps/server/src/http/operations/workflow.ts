import { fromWireTexts } from '@fablecut/contracts/wire/shot'
import { recoverStory } from '../../exports/recover-story.ts'
import { startExport } from '../../exports/start-export.ts'
import type { StartRequest } from '../../generation/start-generation.ts'
import { resumePreview } from '../../generation/resume-preview.ts'
import { startAsmrVideo } from '../../generation/start-asmr-video.ts'
import { startBatch } from '../../generation/start-batch.ts'
import { startCharacterVlog } from '../../generation/start-character-vlog.ts'
import { startLyricsToVideo } from '../../generation/start-lyrics-to-video.ts'
import { startMusicVideo } from '../../generation/start-music-video.ts'
import { startRegeneration } from '../../generation/start-regeneration.ts'
import { startSentence } from '../../generation/sentence/start-sentence.ts'
import { startScriptToVideo } from '../../generation/start-script-to-video.ts'
import { continueStory } from '../../generation/sound-choice/continue-story.ts'
import { readSoundChoice } from '../../generation/sound-choice/read-sound-choice.ts'
import { startedMessage } from '../../generation/started-message.ts'
import { translateStory } from '../../generation/translation/translate-story.ts'
import { cancelRun } from '../../runs/cancel-run.ts'
import { requireReadableRuns, runStatus } from '../../runs/read-runs.ts'
import { readStories } from '../../stories/read-stories.ts'
import { api } from '../kernel/api.ts'
import type { RequestContext } from '../kernel/context.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { streamRuns } from './stream-runs.ts'

export const workflow = api.workflow.router({
  generateScriptToVideo: api.workflow.generateScriptToVideo.handler(async ({ input, context }) =>
    startedResponse('script_to_video', await startScriptToVideo(context.services.stories, await toStartRequest(input, context))),
  ),
  generateCharacterVlog: api.workflow.generateCharacterVlog.handler(async ({ input, context }) =>
    startedResponse('character_vlog', await startCharacterVlog(context.services.stories, await toStartRequest(input, context))),
  ),
  generateAsmrVideo: api.workflow.generateAsmrVideo.handler(async ({ input, context }) =>
    startedResponse('asmr_video', await startAsmrVideo(context.services.stories, await toStartRequest(input, context))),
  ),
  generateMusicVideo: api.workflow.generateMusicVideo.handler(async ({ input, context }) => {
    const run = await startMusicVideo(context.services.stories, await toStartRequest(input, context))
    return startedResponse(input.video_type === 'lyrics-video' ? 'lyrics_video' : 'music_video', run)
  }),
  generateLyricsToVideo: api.workflow.generateLyricsToVideo.handler(async ({ input, context }) =>
    startedResponse('lyrics_video', await startLyricsToVideo(context.services.stories, await toStartRequest(input, context))),
  ),
  resume: api.workflow.resume.handler(async ({ input, context }) => {
    await context.services.limit('start', signedIn(context).id)
    const expected = input.expected_credits === undefined ? {} : { expectedCredits: input.expected_credits }
    const request = { viewer: context.account, storyId: input.story_id, idempotencyKey: idempotencyKey(context), ...expected }
    const { category, ...run } = await resumePreview(context.services.stories, request)
    return startedResponse(category, run)
  }),
  getSoundChoice: api.workflow.getSoundChoice.handler(async ({ input, context }) => ({
    choice: await readSoundChoice(context.services.stories, { viewer: context.account, storyId: input.id }),
  })),
  continue: api.workflow.continue.handler(async ({ input, context }) => {
    await context.services.limit('start', signedIn(context).id)
    const { category, ...run } = await continueStory(context.services.stories, {
      viewer: context.account,
      storyId: input.story_id,
      madeBy: input.made_by,
      expectedCredits: input.expected_credits,
      idempotencyKey: idempotencyKey(context),
    })
    return startedResponse(category, run)
  }),
  /** Accepts both spellings of the options (ED-39). */
  regenerateShot: api.workflow.regenerateShot.handler(async ({ input: { query, body }, context }) => {
    await context.services.limit('start', signedIn(context).id)
    const { image_prompt = body.imagePrompt, video_prompt = body.videoPrompt, voice_over } = body
    const run = await startRegeneration(context.services.stories, {
      ...query,
      viewer: context.account,
      mediaTypes: body.media_types ?? body.mediaTypesArray,
      texts: fromWireTexts({ image_prompt, video_prompt, voice_over }),
      picked: body.advanced_settings ?? {},
      endFrameUrl: body.end_frame_image_url,
      referenceUrls: body.reference_image_urls ?? [],
      expectedCredits: body.expected_credits,
      idempotencyKey: idempotencyKey(context),
    })
    return startedResponse('shot', run)
  }),
  batchGenerate: api.workflow.batchGenerate.handler(async ({ input: { query, body }, context }) => {
    await context.services.limit('start', signedIn(context).id)
    return startBatch(context.services.stories, {
      ...query,
      viewer: context.account,
      mediaTypes: body.media_types,
      shotIds: body.shot_ids,
      picked: body.advanced_settings ?? {},
      endFrameUrls: body.end_frame_image_url_shot_map ?? {},
      referenceUrls: body.reference_image_urls_shot_map ?? {},
      expectedCredits: body.expected_credits,
      idempotencyKey: idempotencyKey(context),
    })
  }),
  changeSentence: api.workflow.changeSentence.handler(async ({ input, context }) => {
    await context.services.limit('start', signedIn(context).id)
    const run = await startSentence(context.services.stories, {
      viewer: context.account,
      storyId: input.story_id,
      shotId: input.shot_id,
      text: input.text,
      isClipNew: input.new_clip,
      expectedCredits: input.expected_credits,
      idempotencyKey: idempotencyKey(context),
    })
    return startedResponse('shot', run)
  }),
  translate: api.workflow.translate.handler(async ({ input, context }) => {
    const viewer = signedIn(context)
    await context.services.limit('start', viewer.id)
    await context.services.limit('newStory', viewer.id)
    const { storyId, workflowRunId } = await translateStory(context.services.stories, {
      viewer,
      storyId: input.story_id,
      title: input.title,
      language: input.language,
      voice: input.voiceover_voice,
      voiceOvers: input.voice_overs,
      titles: input.titles,
      pictureWords: input.picture_words,
      expectedCredits: input.expected_credits,
      idempotencyKey: idempotencyKey(context),
    })
    return { workflowRunId, story_id: storyId }
  }),
  rebuildTimelineAndExport: api.workflow.rebuildTimelineAndExport.handler(async ({ input, context }) => {
    await context.services.limit('start', signedIn(context).id)
    const run = await recoverStory(context.services.stories, {
      viewer: context.account,
      storyId: input.story_id,
      reselectMusic: input.force_music_reselection,
      rebuildTimeline: input.rebuild_timeline ?? false,
      idempotencyKey: idempotencyKey(context),
    })
    return exportStartedResponse(run)
  }),
  export: api.workflow.export.handler(async ({ input, context }) => {
    const { services, account } = context
    await services.limit('start', signedIn(context).id)
    const run = await startExport(services.stories, {
      viewer: account,
      storyId: input.story_id,
      removeWatermark: input.remove_watermark,
      steps: input.extra_steps ?? [],
      contestIsOpen: services.settings.contestFormUrl !== null,
      idempotencyKey: idempotencyKey(context),
    })
    return exportStartedResponse(run)
  }),
  cancel: api.workflow.cancel.handler(async ({ input, context }) => {
    await cancelRun(context.services.stories, { viewer: context.account, runId: input.workflowRunId })
    return { workflowRunId: input.workflowRunId, status: 'RUN_CANCELED' as const }
  }),
  status: api.workflow.status.handler(async ({ input, context }) => {
    const { db } = context.services
    const runs = await requireReadableRuns(db, input.workflowRunIds, context.account, 'INVALID_WORKFLOW_IDS')
    const ids = [...new Set(runs.map((run) => run.storyId))]
    const stories = await readStories(db, ids, { viewer: context.account })
    const results = runs.map((run) => ({ ...runStatus(run), story: stories.find((story) => story.id === run.storyId) ?? null }))
    const single = results.length === 1 ? results[0] : undefined
    return {
      results,
      status: single?.status ?? null,
      output: single?.output ?? null,
      error: single?.error ?? null,
      step: single?.step ?? null,
      story: single?.story ?? null,
    }
  }),
  statusStream: api.workflow.statusStream.handler(async ({ input, context, signal, lastEventId }) => {
    await requireReadableRuns(context.services.db, [input.workflowRunId], context.account, 'INVALID_WORKFLOW_ID')
    return streamRuns(context, [input.workflowRunId], signal, lastEventId)
  }),
  statusStreamOfMany: api.workflow.statusStreamOfMany.handler(async ({ input, context, signal, lastEventId }) => {
    const runIds = [...new Set(input.workflowRunIds)]
    await requireReadableRuns(context.services.db, runIds, context.account, 'INVALID_WORKFLOW_IDS')
    return streamRuns(context, runIds, signal, lastEventId)
  }),
})

/** The user and the request; counts against the rate limit of starts. */
async function toStartRequest<Input>(input: Input, context: RequestContext): Promise<StartRequest<Input>> {
  const { id: userId, teamId } = signedIn(context)
  await context.services.limit('start', userId)
  return { userId, teamId, input, idempotencyKey: idempotencyKey(context) }
}

const startedResponse = <Run extends { readonly workflowRunId: string }>(what: Parameters<typeof startedMessage>[0], run: Run) => ({
  ...run,
  data: { message: startedMessage(what, run.workflowRunId) },
})

const exportStartedResponse = <Run extends { readonly workflowRunId: string }>(run: Run) => ({
  ...run,
  data: { message: `Export started with workflow ${run.workflowRunId}` },
})
