import { toWireShot } from '@fablecut/contracts/wire/shot'
import type { WireStoryVersion } from '@fablecut/contracts/wire/story-version'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import type { VersionCause } from '@fablecut/domain/story/version-cause'
import { aspectRatioOf } from '@fablecut/domain/timeline/output'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { deleteVersion } from '../../versions/delete-version.ts'
import type { VersionRow } from '../../versions/find-version.ts'
import { type ListedVersion, findListedVersion, listVersions } from '../../versions/list-versions.ts'
import { createVersion, renameVersion } from '../../versions/name-version.ts'
import { readVersion } from '../../versions/read-version.ts'
import { restoreStoryVersion } from '../../versions/restore-version.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

const limitChanges = api.middleware(async ({ context, next }) => {
  await context.services.limit('change', signedIn(context).id)
  return next()
})

export const versions = api.versions.router({
  list: api.versions.list.handler(async ({ input, context }) => {
    const listed = await listVersions(context.services.db, { viewer: context.account, storyId: input.id })
    return { versions: listed.map(toWireVersion) }
  }),
  create: api.versions.create.use(limitChanges).handler(async ({ input: { id: storyId, name }, context }) => {
    const { db, stories } = context.services
    const created = await createVersion(stories.pool, { viewer: context.account, storyId, name })
    return toWireVersion(await findListedVersion(db, created))
  }),
  get: api.versions.get.handler(async ({ input: { id: storyId, versionId }, context }) => {
    const { db } = context.services
    const { version, document } = await readVersion(db, { viewer: context.account, storyId, versionId })
    return { ...toWireVersion(await findListedVersion(db, version)), ...toWireDocument(document) }
  }),
  rename: api.versions.rename.use(limitChanges).handler(async ({ input: { id: storyId, versionId, name }, context }) => {
    const { db, stories } = context.services
    const renamed: VersionRow = await renameVersion(stories.pool, { viewer: context.account, storyId, versionId, name })
    return toWireVersion(await findListedVersion(db, renamed))
  }),
  delete: api.versions.delete.handler(async ({ input: { id: storyId, versionId }, context }) => {
    await deleteVersion(context.services.stories.pool, { viewer: context.account, storyId, versionId })
    return { deleted: true }
  }),
  restore: api.versions.restore.use(limitChanges).handler(async ({ input: { id: storyId, versionId }, context }) => {
    const nowSeconds = Math.floor(Date.now() / 1000)
    const { row, document } = await restoreStoryVersion(context.services.stories, {
      viewer: context.account,
      storyId,
      versionId,
      nowSeconds,
    })
    return { revision: row.revision, width: row.width, height: row.height, ...toWireDocument(document) }
  }),
})

const toWireVersion = (version: ListedVersion): WireStoryVersion => ({
  id: version.id,
  name: version.name,
  cause: version.cause as VersionCause,
  stored_at: version.storedAt.toISOString(),
  shot_count: version.shotCount,
  duration: version.durationSeconds,
  thumbnail_url: version.thumbnailUrl,
  aspect_ratio: version.width && version.height ? aspectRatioOf({ width: version.width, height: version.height }) : null,
})

const toWireDocument = ({ shots, timeline }: StoryDocument) => ({
  shots_map: Object.fromEntries(Object.entries(shots).map(([id, shot]) => [id, toWireShot(shot)])),
  video_editor_timeline: toWireTimeline(timeline),
})
