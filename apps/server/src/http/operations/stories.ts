import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { toWireOutlineShot } from '@fablecut/contracts/wire/outline'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { requireReadable } from '../../access/story-access.ts'
import { actorOf } from '../../community/actor.ts'
import { listPublished } from '../../community/list-published.ts'
import { duplicateStory } from '../../editor/duplicate-story.ts'
import { generateCaption } from '../../editor/generate-caption.ts'
import { listStoryMedia } from '../../editor/list-story-media.ts'
import { syncStory } from '../../editor/sync-story.ts'
import { readTimelineVersion } from '../../editor/timeline-version.ts'
import { outlineStory } from '../../generation/outline/outline-story.ts'
import { createThumbnailPainter } from '../../generation/outline/thumbnails.ts'
import { toOutlineSource } from '../../generation/outline/outline-source.ts'
import { readLook } from '../../generation/outline/read-look.ts'
import { rewriteScript } from '../../generation/rewrite-script.ts'
import { translateLines } from '../../generation/translation/translate-lines.ts'
import { offerShape } from '../../generation/shape/offer-shape.ts'
import { startShape } from '../../generation/shape/start-shape.ts'
import { listSentenceChanges } from '../../generation/sentence/list-sentence-changes.ts'
import { requireReadableRuns } from '../../runs/read-runs.ts'
import { createStory } from '../../stories/create-story.ts'
import { deleteStory } from '../../stories/delete-story.ts'
import { listStories } from '../../stories/list-stories.ts'
import { readAssets } from '../../stories/read-assets.ts'
import { readStories } from '../../stories/read-stories.ts'
import { updateStory } from '../../stories/update-story.ts'
import { copyTemplate } from '../../templates/copy-template.ts'
import { EXAMPLES } from '../../templates/examples.ts'
import { hideTemplate } from '../../templates/hide-template.ts'
import { willGenerateMore, listTemplates } from '../../templates/list-templates.ts'
import { api } from '../kernel/api.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { signedIn } from '../kernel/signed-in.ts'

const limitSyncs = api.middleware(async ({ context: { account, services }, next }) => {
  if (account) await services.limit('sync', account.id)
  return next()
})

const paintThumbnail = createThumbnailPainter()

export const stories = api.stories.router({
  list: api.stories.list.handler(async ({ input, context }) => {
    const { id, teamId } = signedIn(context)
    const filter = { sort: input.sort, name: input.name, folderId: input.folder_id ?? null }
    return { ...(await listStories(context.services.db, { userId: id, teamId }, input.cursor, filter)), recommId: null }
  }),
  published: api.stories.published.handler(({ input, context }) => {
    const { category_id: categoryId, ...query } = input
    return listPublished(context.services, { ...query, categoryId, actorId: actorOf(context), viewer: context.account })
  }),
  templates: api.stories.templates.handler(async ({ context }) => {
    const { db, settings, exportProblem } = context.services
    const canBeGenerated = settings.examples && (await exportProblem()) === null
    const [stories, are_more_coming] = await Promise.all([
      listTemplates(db, context.account?.id ?? null),
      willGenerateMore(db, canBeGenerated ? EXAMPLES.map(({ key }) => key) : []),
    ])
    return { stories, are_more_coming }
  }),
  operateTemplate: api.stories.operateTemplate.handler(async ({ input, context }) => {
    const viewer = signedIn(context)
    const { db, limit, stories } = context.services
    const request = { viewer, templateId: input.template_story_id }
    if (input.operation === 'delete') return (await readStories(db, [(await hideTemplate(db, request)).id], { viewer }))[0]!
    await limit('newStory', viewer.id)
    const { id } = await copyTemplate(stories, { ...request, idempotencyKey: idempotencyKey(context) })
    await requireReadable(db, id, viewer)
    return (await readStories(db, [id]))[0]!
  }),
  assets: api.stories.assets.handler(({ input, context }) =>
    readAssets(context.services.db, { viewer: context.account, storyId: input.id }),
  ),
  create: api.stories.create.handler(async ({ input, context }) => {
    const { id, teamId } = signedIn(context)
    await context.services.limit('newStory', id)
    return createStory(context.services.stories, { userId: id, teamId, input, idempotencyKey: idempotencyKey(context) })
  }),
  byWorkflow: api.stories.byWorkflow.handler(async ({ input, context }) => {
    const { db } = context.services
    const [run] = await requireReadableRuns(db, [input.workflowRunId], context.account, 'STORY_NOT_FOUND')
    const [story] = await readStories(db, [run!.storyId], { viewer: context.account })
    return { story: story! }
  }),
  get: api.stories.get.handler(async ({ input, context }) => {
    const { db, log } = context.services
    const row = await requireReadable(db, input.id, context.account)
    return (await readStories(db, [row.id], { log, viewer: context.account }))[0]!
  }),
  update: api.stories.update.handler(async ({ input, context }) => {
    const { services } = context
    const viewer = signedIn(context)
    await services.limit('change', viewer.id)
    return updateStory(services.stories, {
      viewer,
      storyId: input.id,
      contestIsOpen: services.settings.contestFormUrl !== null,
      change: {
        title: input.title,
        isPublished: input.is_published,
        isPublic: input.is_public,
        thumbnailUrl: input.last_export_thumbnail_url,
        isThumbnailModified: input.is_thumbnail_modified,
        contests: input.contests,
      },
    })
  }),
  delete: api.stories.delete.handler(({ input, context }) =>
    deleteStory(context.services.stories, { viewer: context.account, storyId: input.id }),
  ),
  duplicate: api.stories.duplicate.handler(async ({ input, context }) => {
    const viewer = signedIn(context)
    const { db, limit, stories } = context.services
    await limit('newStory', viewer.id)
    const { id } = await duplicateStory(stories, { viewer, storyId: input.id, idempotencyKey: idempotencyKey(context) })
    return (await readStories(db, [id]))[0]!
  }),
  translateLines: api.stories.translateLines.handler(async ({ input, context }) => {
    const { limit, log, stories } = context.services
    const { id: userId } = signedIn(context)
    await limit('rewrite', userId)
    return { lines: [...(await translateLines({ engines: stories.engines, log }, { userId, storyId: null }, input))] }
  }),
  shape: api.stories.shape.handler(async ({ input: { id: storyId, aspect_ratio: aspectRatio }, context }) => {
    const { limit, stories } = context.services
    await limit('change', signedIn(context).id)
    return offerShape(stories, { viewer: context.account, storyId, aspectRatio })
  }),
  changeShape: api.stories.changeShape.handler(async ({ input, context }) => {
    await context.services.limit('start', signedIn(context).id)
    return startShape(context.services.stories, {
      viewer: context.account,
      storyId: input.id,
      aspectRatio: input.aspect_ratio,
      expectedCredits: input.expected_credits,
      idempotencyKey: idempotencyKey(context),
    })
  }),
  rewriteScript: api.stories.rewriteScript.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    await context.services.limit('rewrite', userId)
    const { suggestedStyle, missingDetails, ...script } = await rewriteScript(
      { ...context.services.stories, log: context.services.log },
      { userId, storyId: null },
      input,
    )
    return {
      ...script,
      ...(missingDetails && { missing_details: [...missingDetails] }),
      ...(suggestedStyle && { suggested_style: suggestedStyle }),
    }
  }),
  outline: api.stories.outline.handler(async ({ input, context, signal }) => {
    const { id: userId } = signedIn(context)
    await context.services.limit('outline', userId)
    const { source, video_model_config: model, character } = input
    const services = { ...context.services.stories, log: context.services.log }
    const outline = await outlineStory(services, { userId, source: toOutlineSource(source), videoModel: model?.model, character }, signal)
    return { ...outline, shots: outline.shots.map(toWireOutlineShot) }
  }),
  paintThumbnail: api.stories.paintThumbnail.handler(async ({ input, context, signal }) => {
    const { id } = signedIn(context)
    await context.services.limit('thumbnail', id)
    const { visual_style: style, aspect_ratio: aspectRatio, shot_index: shotIndex, card_index: cardIndex, character: requested, ...rest } = input
    const { stories } = context.services
    const character = requested && (await readLook(stories, id, requested.id))
    const image = await paintThumbnail(stories, { ...rest, style, aspectRatio, shotIndex, cardIndex, character }, signal)
    return { image: `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}` }
  }),
  // Limited before the body is validated, which takes time.
  sync: api.stories.sync.use(limitSyncs).handler(async ({ input: { id, ...body }, context }) => {
    const { account, headers, services } = context
    const row = await syncStory(services.stories, {
      viewer: account,
      storyId: id,
      ifMatch: headers.get('if-match'),
      timelineVersion: readTimelineVersion(headers.get(TIMELINE_VERSION_HEADER)),
      body,
    })
    return {
      success: true,
      data: {
        story_id: row.id,
        updated_at: row.updatedAt.toISOString(),
        is_export_outdated: row.isExportOutdated,
        revision: row.revision,
      },
    }
  }),
  listMedia: api.stories.listMedia.handler(async ({ input, context }) => ({
    media_resources: (await listStoryMedia(context.services.db, { viewer: context.account, storyId: input.id })).map(toWireMediaAsset),
  })),
  listSentenceChanges: api.stories.listSentenceChanges.handler(async ({ input, context }) => ({
    changes: await listSentenceChanges(context.services.db, { viewer: context.account, storyId: input.id }),
  })),
  generateCaption: api.stories.generateCaption.handler(async ({ input, context: { account, services } }) => {
    if (account) await services.limit('start', account.id)
    const outcome = await generateCaption(services.stories, services.runHub, {
      viewer: account,
      storyId: input.story_id,
      tracks: input.tracks,
      fps: input.globalConfig.fps,
      strategy: input.captionSegmentStrategy,
      language: input.language,
      expectedCredits: input.expected_credits,
    })
    if (!outcome.success) return outcome
    return {
      success: true,
      captions: Object.fromEntries(Object.entries(outcome.captions).map(([id, { items, how }]) => [id, { items: [...items], how }])),
    }
  }),
})
