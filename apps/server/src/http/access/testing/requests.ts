import type { OperationName } from '@fablecut/contracts/list-operations'
import type { OpenRoute } from '../../auth/open-routes.ts'
import type { RouteName } from '../route-access.ts'

/** Ids of the owner's resources that a request may name. */
export type RequestSubject = {
  readonly storyId: string
  readonly shotId: string
  /** A version of the story. */
  readonly versionId: string
  /** A finished run of the story. */
  readonly runId: string
  /** Media id of the story's film. */
  readonly filmId: string
  /** Media id of an unused audio file. */
  readonly soundId: string
  readonly albumId: string
  /** A folder of stories. */
  readonly folderId: string
  readonly characterId: string
  /** Id of a finished export. */
  readonly renderId: string
  /** An action of moderators on the owner. */
  readonly actionId: string
  /** A private and a public collection of the owner. */
  readonly collectionId: string
  readonly openCollectionId: string
  /** A comment of the owner. */
  readonly commentId: string
  readonly ownerName: string
  /** Invitation to the owner's team. */
  readonly inviteToken: string
  /** Invitation to create an account. */
  readonly signUpToken: string
  /** User id of the client; empty for visitors. */
  readonly actorId: string
  /** Another member of the client's team, otherwise the owner. */
  readonly otherMemberId: string
}

/** Minimal input accepted by the contract, in path, query or body as the operation has it. */
export type RequestInput = Readonly<Record<string, unknown>>

const PRICED = { key: 'story.script_to_video', inputs: {} }
const NOTHING = {}
/** Refused by the contract, so that the test neither creates, deletes nor charges an account. */
const INVALID = {}
const EVENT = { name: 'story_previewed', properties: {}, at: 0 }
const INTERACTION_EVENT = { type: 'detailview', user_id: 'device', recomm_id: 'local:matrix', timestamp: 0 }

const EMPTY_TIMELINE = {
  tracks: [],
  mediaAssets: [],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
}

const ofStory = ({ storyId }: RequestSubject): RequestInput => ({ id: storyId })
const ofVersion = ({ storyId, versionId }: RequestSubject): RequestInput => ({ id: storyId, versionId })
const ofShot = ({ storyId, shotId }: RequestSubject): RequestInput => ({ storyId, shotId })
const captionsOf = (mediaAssetId: string): RequestInput => {
  const place = { startTimeInFrames: 0, durationInFrames: 30, sourceTrimStartFrames: 0, sourceTrimEndFrames: 30 }
  const tracks = [{ id: 't', type: 'audio', items: [{ id: 'i', type: 'audio', mediaAssetId, ...place }] }]
  return { tracks, mediaAssets: [], globalConfig: { fps: 30 } }
}
const always = (sent: RequestInput) => (): RequestInput => sent

/** Input of operations that name a resource or need input; all others get none. */
export const REQUESTS: Readonly<Partial<Record<OperationName, (subject: RequestSubject) => RequestInput>>> = {
  // Refused by the contract, so that the test installs nothing.
  'system.installVoice': always({ key: 'x'.repeat(81) }),
  'admin.run': ({ runId }) => ({ id: runId }),
  'admin.retryRun': ({ runId }) => ({ id: runId }),
  'admin.cancelRun': ({ runId }) => ({ id: runId }),
  // Refused after the account was checked.
  'actionVideo.create': always(INVALID),
  'connections.add': always({ provider: 'none', label: 'None', kinds: ['image'] }),
  'connections.change': always({ id: 'none' }),
  'connections.remove': always({ id: 'none' }),
  'connections.test': always({ id: 'none' }),
  'models.save': always({ id: 'none', row: {} }),
  'models.change': always({ id: 'none', is_retired: true }),
  'models.delete': always({ id: 'none' }),
  'models.try': always({ id: 'none', max_usd: 0 }),
  'account.requestPasswordReset': always({ email: 'nobody@films.test' }),
  'account.resetPassword': always(INVALID),
  'account.confirmEmail': always(INVALID),
  'account.changeEmail': always(INVALID),
  'account.invitation': ({ signUpToken }) => ({ token: signUpToken }),
  'accounts.createResetLink': always({ id: 'nobody' }),
  'accounts.invite': always({ email: 'not an address' }),
  'models.checkWorkflow': always({ connection: 'none', workflow: {} }),
  'models.addWorkflow': always({ connection: 'none', workflow: {}, title: 'None', kind: 'image', serves: ['*'], fields: {}, result: null }),
  'stories.get': ofStory,
  'stories.byWorkflow': ({ runId }) => ({ workflowRunId: runId }),
  // The owner is refused their own profile, and everybody is allowed.
  'follows.add': ({ ownerName }) => ({ username: ownerName }),
  'follows.remove': ({ ownerName }) => ({ username: ownerName }),
  'follows.followers': ({ ownerName }) => ({ username: ownerName }),
  'follows.following': ({ ownerName }) => ({ username: ownerName }),
  'blocks.add': ({ ownerName }) => ({ username: ownerName }),
  'blocks.remove': ({ ownerName }) => ({ username: ownerName }),
  'account.confirmSession': always({ password: 'correct horse' }),
  'me.setLanguage': always({ language: 'de' }),
  'me.setProfile': always({ bio: 'I film foxes', links: [] }),
  'likes.add': ofStory,
  'likes.remove': ofStory,
  'stories.update': ({ storyId }) => ({ id: storyId, contests: [] }),
  'stories.delete': ofStory,
  'stories.duplicate': ofStory,
  // The shape that the story has: it is looked at and refused.
  'stories.shape': ({ storyId }) => ({ id: storyId, aspect_ratio: '16:9' }),
  'stories.changeShape': ({ storyId }) => ({ id: storyId, aspect_ratio: '16:9' }),
  'stories.assets': ofStory,
  'stories.listMedia': ofStory,
  'stories.listSentenceChanges': ofStory,
  'stories.sync': ({ storyId }) => ({ id: storyId, shots_map: {}, video_editor_timeline: EMPTY_TIMELINE }),
  // Below the price: otherwise the response would wait for the captions.
  'stories.generateCaption': ({ storyId, soundId }) => ({ story_id: storyId, ...captionsOf(soundId), expected_credits: 0 }),
  'search.stories': always({ q: 'fox' }),
  'search.people': always({ q: 'fox' }),
  'shots.getMedia': ofShot,
  'shots.plan': ofShot,
  'shots.update': (subject) => ({ ...ofShot(subject), image_prompt: 'A fox' }),
  'workflow.resume': ({ storyId }) => ({ story_id: storyId }),
  'workflow.getSoundChoice': ({ storyId }) => ({ id: storyId }),
  'workflow.continue': ({ storyId }) => ({ story_id: storyId }),
  'workflow.regenerateShot': (subject) => ({ query: ofShot(subject), body: { media_types: 'image' } }),
  'workflow.batchGenerate': ({ storyId }) => ({ query: { storyId }, body: { media_types: 'image' } }),
  'workflow.changeSentence': ({ storyId, shotId }) => ({ story_id: storyId, shot_id: shotId, text: 'A fox' }),
  'workflow.translate': ({ storyId }) => ({ story_id: storyId, title: 'El zorro', language: 'es', voice_overs: {} }),
  'workflow.rebuildTimelineAndExport': ({ storyId }) => ({ story_id: storyId }),
  'workflow.export': ({ storyId }) => ({ story_id: storyId, remove_watermark: false }),
  'workflow.cancel': ({ runId }) => ({ workflowRunId: runId }),
  'workflow.status': ({ runId }) => ({ workflowRunIds: [runId] }),
  'workflow.statusStream': ({ runId }) => ({ workflowRunId: runId }),
  'workflow.statusStreamOfMany': ({ runId }) => ({ workflowRunIds: [runId] }),
  'versions.list': ofStory,
  'versions.create': ({ storyId }) => ({ id: storyId, name: 'First cut' }),
  'versions.get': ofVersion,
  'versions.rename': (subject) => ({ ...ofVersion(subject), name: 'Rough cut' }),
  'versions.delete': ofVersion,
  'versions.restore': ofVersion,
  'render.start': ({ storyId, actorId }) => ({ tracks: [], mediaAssets: [], configFromStory: { storyId }, userId: actorId }),
  'render.get': ({ renderId }) => ({ id: renderId }),
  'render.running': ({ storyId }) => ({ id: storyId }),
  'media.list': always({ type: 'image' }),
  'media.create': ({ storyId, filmId }) => ({ story_id: storyId, type: 'video', url: `/media/${filmId}/video.mp4` }),
  'media.delete': ({ soundId }) => ({ ids: [soundId] }),
  'music.beats': ({ filmId }) => ({ id: filmId }),
  'folders.rename': ({ folderId }) => ({ id: folderId, name: 'Foxes' }),
  'folders.delete': ({ folderId }) => ({ id: folderId }),
  // Refused by the contract: what a caller may move is tested with the use case.
  'folders.move': always({ story_ids: [], folder_id: null }),
  'media.albums.update': ({ albumId }) => ({ id: albumId, name: 'Foxes' }),
  'media.albums.delete': ({ albumId }) => ({ id: albumId }),
  'characters.list': always({ type: 'premade' }),
  'characters.update': ({ characterId }) => ({ id: characterId, is_public: false }),
  'characters.delete': ({ characterId }) => ({ id: characterId }),
  'characters.trainedModel': ({ characterId }) => ({ id: characterId }),
  'profiles.get': ({ ownerName }) => ({ username: ownerName }),
  'profiles.stories': ({ ownerName }) => ({ username: ownerName }),
  'comments.list': ofStory,
  'comments.add': ({ storyId }) => ({ id: storyId, text: 'A fox' }),
  'comments.edit': ({ commentId }) => ({ id: commentId, text: 'A fox' }),
  'comments.delete': ({ commentId }) => ({ id: commentId }),
  'comments.switch': ({ storyId }) => ({ id: storyId, are_off: false }),
  'views.watched': ({ storyId }) => ({ id: storyId, quarter: 0 }),
  'views.get': ofStory,
  'collections.list': always(NOTHING),
  'collections.create': always(INVALID),
  'collections.update': ({ collectionId }) => ({ id: collectionId, is_public: false }),
  'collections.delete': ({ collectionId }) => ({ id: collectionId }),
  'collections.get': ({ openCollectionId }) => ({ id: openCollectionId }),
  'collections.add': ({ collectionId, storyId }) => ({ id: collectionId, story_id: storyId }),
  'collections.remove': ({ collectionId, storyId }) => ({ id: collectionId, story_id: storyId }),
  'collections.move': ({ collectionId, storyId }) => ({ id: collectionId, story_id: storyId, before: null }),
  'collections.ofProfile': ({ ownerName }) => ({ username: ownerName }),
  'remixes.get': ofStory,
  'remixes.ofProfile': ({ ownerName }) => ({ username: ownerName }),
  'recommendations.send': ({ storyId }) => ({ ...INTERACTION_EVENT, item_id: storyId }),
  // The owner is refused their own profile, and everybody is allowed.
  'reports.create': ({ ownerName }) => ({ subject_kind: 'account', subject: ownerName, reason: 'spam' }),
  'notifications.setPreference': always({ kind: 'like', by_mail: false }),
  'notices.object': ({ actionId }) => ({ id: actionId, words: 'It is a fox' }),
  'notices.objectSignedOut': always({ token: 'none', words: '' }),
  'moderation.subject': ({ storyId }) => ({ kind: 'story', id: storyId }),
  'moderation.act': ({ storyId }) => ({ kind: 'story', id: storyId, action: 'dismiss', reason: 'None' }),
  'moderation.undo': always({ id: 'none', reason: 'None' }),
  'moderation.decide': always({ id: 'none', decision: 'upheld', reason: 'None' }),
  'analytics.send': always({ events: [EVENT] }),
  'credits.estimate': always(PRICED),
  'team.getInvite': ({ inviteToken }) => ({ token: inviteToken }),
  'team.rename': always({ name: 'Films' }),
  'team.removeMember': ({ otherMemberId }) => ({ userId: otherMemberId }),
}

/** Paths of the routes outside the contract. */
export const ROUTE_REQUESTS: Readonly<Record<RouteName, (subject: RequestSubject) => string>> = {
  'POST /api/media/upload': () => '/api/media/upload',
  'POST /api/media/upload_image': () => '/api/media/upload_image',
  'POST /api/stories/import': () => '/api/stories/import',
  'POST /api/stories/:id/upload': ({ storyId }) => `/api/stories/${storyId}/upload`,
  'GET /api/stories/:id/project': ({ storyId }) => `/api/stories/${storyId}/project?format=otio`,
  'GET /api/me/download': () => '/api/me/download',
  'POST /api/webhooks/:provider/:token': () => '/api/webhooks/fal/none',
  'POST /api/notifications/unsubscribe/:token': () => '/api/notifications/unsubscribe/none',
  'GET /api/openapi.json': () => '/api/openapi.json',
  'GET /media/:id/:name': ({ filmId }) => `/media/${filmId}/video.mp4`,
  'GET /media/:id/stories/thumbnails/:name': ({ filmId }) => `/media/${filmId}/stories/thumbnails/video.mp4`,
  'GET /songs/:file': () => '/songs/none.mp3',
  'GET /healthz': () => '/healthz',
  'GET /readyz': () => '/readyz',
  'GET /robots.txt': () => '/robots.txt',
  'GET /sitemap.xml': () => '/sitemap.xml',
  'GET /sitemap/:file': () => '/sitemap/1.xml',
  'GET /story/community/feed.xml': () => '/story/community/feed.xml',
  'GET /story/community/feed/:file': () => '/story/community/feed/asmr_video.xml',
  'GET /:profile/feed.xml': () => '/@nobody/feed.xml',
  'GET /embed/:id': () => '/embed/none',
  'GET /oembed': () => '/oembed',
  'GET /*': () => '/story/my',
}

const NOBODY = { userId: 'nobody' }
const WRONG = { currentPassword: 'wrong horse', newPassword: 'correct horse', revokeOtherSessions: false }

/** Bodies of sign-in routes, or queries where they are read. */
export const AUTH_REQUESTS: Readonly<Record<OpenRoute, RequestInput>> = {
  'POST /sign-up/email': INVALID,
  'POST /sign-in/email': INVALID,
  'POST /sign-in/username': INVALID,
  'POST /sign-out': NOTHING,
  'GET /get-session': NOTHING,
  'GET /list-sessions': NOTHING,
  'POST /revoke-session': { id: 'none' },
  'POST /revoke-other-sessions': NOTHING,
  'POST /update-user': INVALID,
  'POST /change-password': WRONG,
  'POST /two-factor/enable': { password: 'wrong horse' },
  'POST /two-factor/verify-totp': INVALID,
  'POST /two-factor/verify-backup-code': INVALID,
  'POST /two-factor/generate-backup-codes': { password: 'wrong horse' },
  'POST /two-factor/disable': { password: 'wrong horse' },
  'GET /passkey/generate-register-options': NOTHING,
  'POST /passkey/verify-registration': { response: {} },
  'GET /passkey/generate-authenticate-options': NOTHING,
  'POST /passkey/verify-authentication': INVALID,
  'POST /passkey/update-passkey': { id: 'none', name: 'Phone' },
  'POST /passkey/delete-passkey': { id: 'none' },
  'POST /sign-in/social': INVALID,
  'GET /callback/oidc': NOTHING,
  'GET /admin/list-users': NOTHING,
  'GET /admin/get-user': { id: 'nobody' },
  'POST /admin/set-role': { ...NOBODY, role: 'user' },
  'POST /admin/revoke-user-sessions': NOBODY,
}
