import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_CHARACTER_NAME_CHARACTERS, MAX_STORY_TITLE_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { listOperations, type OperationName } from '../list-operations.ts'
import { toWireMediaAsset } from '../wire/media-asset.ts'
import { schemasOf } from '../testing/schemas-of.ts'
import { brokenLimits, type Limit, list, enumLimit, range, text, integerLimit } from '../testing/limits.ts'

const ID = 'x1'
const id = text(100)
const at = 1_700_000_000_000
const CHARACTER = { id: ID, type: 'premade' }
/** A start of a story with the fields common to all starts. */
const start = { expected_credits: integerLimit(0), remixed_from: text(100), background_music: text(500) }
const duration = range(0, 86_400)
const musicUrl = text(500, 1)
const EVENT = { type: 'detailview', user_id: ID, item_id: ID, recomm_id: ID, timestamp: at }
const EMPTY_TIMELINE = {
  tracks: [],
  mediaAssets: [],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
}
const TRACK = { id: 't', items: [] }
const ASSET = toWireMediaAsset(buildAsset('a'))
const SHOT = { query: { storyId: ID, shotId: ID }, body: {} }
const BATCH = { query: { storyId: ID }, body: { media_types: 'image' } }

/** For each operation with an input: a valid input, and the limits of its fields. */
const INPUTS: Partial<Record<OperationName, readonly [valid: unknown, limits: Readonly<Record<string, Limit>>]>> = {
  'me.delete': [{ password: 'secret' }, { password: text(128) }],
  'me.setProfile': [
    { bio: '', links: [] },
    { bio: text(300), links: list(5, 'https://a.example') },
  ],
  'me.setLanguage': [{ language: 'de' }, { language: enumLimit('en', 'es', 'de', 'fr', 'pt', 'zh', 'ja', 'hi', 'ar') }],
  'account.requestPasswordReset': [{ email: 'mia@example.org' }, {}],
  'account.resetPassword': [
    { token: 't', new_password: 'correct horse' },
    { token: text(100), new_password: text(128, 8) },
  ],
  'account.confirmEmail': [{ token: 't' }, { token: text(100) }],
  'account.changeEmail': [{ email: 'mia@example.org', password: 'p' }, { password: text(128) }],
  'account.confirmSession': [{ password: 'p' }, { password: text(128) }],
  'account.invitation': [{ token: 't' }, { token: text(100) }],
  'accounts.find': [{}, { text: text(254) }],
  'accounts.createResetLink': [{ id: ID }, { id }],
  'accounts.invite': [{ email: 'mia@example.org' }, {}],
  'actionVideo.create': [
    { characterUrl: '/media/c/image.png', characterType: 'image', referenceUrl: 'https://example.org/a.mp4', model: 'wan2.2-v1' },
    {
      expressionIntensity: integerLimit(1, 5),
      description: text(500),
      prompt: text(2_000),
      segmentTarget: text(200),
      wan22Type: enumLimit('animate', 'replace'),
      resolution: enumLimit('480p', '720p'),
      expected_credits: integerLimit(0),
    },
  ],
  'credits.estimate': [{ key: 'k' }, { key: text(100) }],
  'credits.ledger': [{}, { cursor: text(200) }],
  'credits.grant': [
    { email: 'mia@example.org', credits: 1 },
    { credits: integerLimit(1, 1_000_000), note: text(200) },
  ],
  'connections.add': [
    { provider: 'fal', label: 'fal', kinds: ['image'] },
    {
      provider: text(40),
      label: text(80, 1),
      base_url: text(500),
      key: text(500, 1),
      kinds: list(20, 'image', 1),
      'kinds.0': text(40),
      model: text(200, 1),
      concurrency: integerLimit(1, 1000),
      daily_budget_usd: range(0, 1_000_000),
    },
  ],
  'connections.change': [
    { id: ID, kinds: ['image'] },
    {
      id,
      label: text(80, 1),
      key: text(500, 1),
      kinds: list(20, 'image', 1),
      'kinds.0': text(40),
      model: text(200, 1),
      concurrency: integerLimit(1, 1000),
      daily_budget_usd: range(0, 1_000_000),
    },
  ],
  'comments.list': [{ id: ID }, { id, parent_id: id, order: enumLimit('newest', 'oldest'), cursor: text(500) }],
  'comments.add': [
    { id: ID, text: 'Nice' },
    { id, parent_id: id, text: text(1000, 1) },
  ],
  'comments.edit': [
    { id: ID, text: 'Nice' },
    { id, text: text(1000, 1) },
  ],
  'comments.delete': [{ id: ID }, { id }],
  'comments.switch': [
    { id: ID, are_off: true },
    { id, are_off: enumLimit(true, false) },
  ],
  'collections.list': [{}, { story_id: id }],
  'collections.create': [
    { name: 'Foxes', is_public: true },
    { name: text(80, 1), is_public: enumLimit(true, false) },
  ],
  'collections.update': [{ id: ID }, { id, name: text(80, 1), is_public: enumLimit(true, false) }],
  'collections.delete': [{ id: ID }, { id }],
  'collections.get': [{ id: ID }, { id }],
  'collections.add': [
    { id: ID, story_id: ID },
    { id, story_id: id },
  ],
  'collections.remove': [
    { id: ID, story_id: ID },
    { id, story_id: id },
  ],
  'collections.move': [
    { id: ID, story_id: ID, before: ID },
    { id, story_id: id, before: id },
  ],
  'collections.ofProfile': [{ username: 'mia' }, { username: text(100) }],
  'remixes.get': [{ id: ID }, { id }],
  'remixes.ofProfile': [{ username: 'mia' }, { username: text(100) }],
  'views.watched': [
    { id: ID, quarter: 0 },
    { id, quarter: integerLimit(0, 4) },
  ],
  'views.get': [{ id: ID }, { id }],
  'reports.create': [
    { subject_kind: 'story', subject: ID, reason: 'spam' },
    { subject_kind: enumLimit('story', 'account', 'comment'), subject: text(100, 1), words: text(1000) },
  ],
  'notifications.list': [{}, { cursor: text(500) }],
  'notifications.read': [{}, { id }],
  'notifications.setPreference': [{ kind: 'like', by_mail: false }, {}],
  'likes.add': [{ id: ID }, { id }],
  'likes.remove': [{ id: ID }, { id }],
  'likes.list': [{}, { cursor: text(500) }],
  'follows.add': [{ username: 'mia' }, { username: text(100) }],
  'follows.remove': [{ username: 'mia' }, { username: text(100) }],
  'blocks.add': [{ username: 'mia' }, { username: text(100) }],
  'blocks.remove': [{ username: 'mia' }, { username: text(100) }],
  'follows.followers': [{ username: 'mia' }, { username: text(100), cursor: text(500) }],
  'follows.following': [{ username: 'mia' }, { username: text(100), cursor: text(500) }],
  'follows.stories': [{}, { cursor: text(500) }],
  'notices.object': [
    { id: ID, words: 'No' },
    { id, words: text(1000, 1) },
  ],
  'notices.objectSignedOut': [
    { token: ID, words: 'No' },
    { token: text(100), words: text(1000, 1) },
  ],
  'moderation.subject': [
    { kind: 'story', id: ID },
    { kind: enumLimit('story', 'account', 'comment'), id },
  ],
  'moderation.act': [
    { kind: 'story', id: ID, action: 'hide', reason: 'Spam' },
    { kind: enumLimit('story', 'account', 'comment'), id, reason: text(1000, 1), days: integerLimit(1, 365) },
  ],
  'moderation.undo': [
    { id: ID, reason: 'Spam' },
    { id, reason: text(1000, 1) },
  ],
  'moderation.log': [{}, { cursor: text(500) }],
  'moderation.decide': [
    { id: ID, decision: 'upheld', reason: 'Spam' },
    { id, decision: enumLimit('upheld', 'reversed'), reason: text(1000, 1) },
  ],
  'connections.remove': [{ id: ID }, { id }],
  'connections.test': [{ id: ID }, { id }],
  'models.save': [{ id: ID, row: {} }, { id: text(200) }],
  'models.change': [
    { id: ID, is_retired: true },
    { id: text(200), is_retired: enumLimit(true, false) },
  ],
  'models.delete': [{ id: ID }, { id: text(200) }],
  'models.try': [
    { id: ID, max_usd: 1 },
    { id: text(200), max_usd: range(0, 1000) },
  ],
  'models.checkWorkflow': [{ connection: ID, workflow: {} }, { connection: id }],
  'models.addWorkflow': [
    { connection: ID, workflow: {}, title: 'W', kind: 'image', serves: ['*'], fields: { prompt: 'p' }, result: null },
    {
      connection: id,
      title: text(80, 1),
      kind: enumLimit('image', 'clip', 'music'),
      serves: list(40, '*', 1),
      'serves.0': text(60),
      'fields.prompt': text(300),
      result: text(100),
      fps: range(1, 240),
    },
  ],
  'admin.run': [{ id: ID }, { id }],
  'admin.retryRun': [{ id: ID }, { id }],
  'admin.cancelRun': [{ id: ID }, { id }],
  'stories.list': [
    {},
    { cursor: text(2000), name: text(100), folder_id: text(100), sort: enumLimit('newest', 'oldest', 'name', 'changed') },
  ],
  'stories.published': [{}, { cursor: text(3000), order: enumLimit('newest', 'for_you') }],
  'stories.operateTemplate': [
    { template_story_id: ID, operation: 'edit' },
    { template_story_id: id, operation: enumLimit('edit', 'delete') },
  ],
  'stories.assets': [{ id: ID }, { id }],
  'stories.create': [{ category_id: 'create_from_scratch' }, { title: text(MAX_STORY_TITLE_CHARACTERS, 1) }],
  'stories.byWorkflow': [{ workflowRunId: ID }, { workflowRunId: id }],
  'stories.get': [{ id: ID }, { id }],
  'stories.update': [
    { id: ID, contests: ['c'] },
    { id, title: text(100, 1), last_export_thumbnail_url: text(500), contests: list(20, 'c'), 'contests.0': text(100) },
  ],
  'stories.duplicate': [{ id: ID }, { id }],
  'stories.shape': [
    { id: ID, aspect_ratio: '9:16' },
    { id, aspect_ratio: enumLimit('16:9', '9:16', '1:1') },
  ],
  'stories.changeShape': [
    { id: ID, aspect_ratio: '9:16' },
    { id, aspect_ratio: enumLimit('16:9', '9:16', '1:1'), expected_credits: integerLimit(0) },
  ],
  'stories.delete': [{ id: ID }, { id }],
  'stories.rewriteScript': [{ story: 'A fox' }, { story: text(20_000, 1) }],
  'stories.translateLines': [
    { lines: ['A fox'], from: 'en', to: 'es' },
    { lines: list(20, 'A fox', 1), 'lines.0': text(5000, 1), from: text(20), to: enumLimit('en', 'tl') },
  ],
  'stories.outline': [
    { source: { idea: 'A fox', num_shots: 5 }, character: { id: ID, name: 'Fox' } },
    { 'character.id': text(100), 'character.name': text(100) },
  ],
  'stories.paintThumbnail': [
    { plan: EMPTY_PLAN, visual_style: 'anime', aspect_ratio: '9:16', seed: 1, shot_index: 0, card_index: 0 },
    {
      aspect_ratio: enumLimit('16:9', '9:16'),
      seed: integerLimit(0, 999_999),
      shot_index: integerLimit(0, 39),
      card_index: integerLimit(0, 39),
    },
  ],
  'system.installVoice': [{ key: ID }, { key: text(80) }],
  'stories.sync': [{ id: ID, shots_map: {}, video_editor_timeline: EMPTY_TIMELINE }, { id }],
  'stories.generateCaption': [
    { story_id: ID, tracks: [TRACK], mediaAssets: [], globalConfig: { fps: 30 } },
    {
      story_id: id,
      tracks: list(100, TRACK, 1),
      'tracks.0.id': text(200, 1),
      mediaAssets: list(10_000, ASSET),
      'globalConfig.fps': integerLimit(1, 120),
      captionSegmentStrategy: enumLimit('sentence', 'word', 'line'),
      language: enumLimit('auto', 'en', 'tl'),
      expected_credits: integerLimit(0),
    },
  ],
  'stories.listMedia': [{ id: ID }, { id }],
  'workflow.generateScriptToVideo': [{ script_content: 'A fox' }, { script_content: text(60_000), ...start }],
  'workflow.generateCharacterVlog': [
    { character: CHARACTER, vlog_topic: 'Surfing' },
    {
      title: text(MAX_STORY_TITLE_CHARACTERS, 1),
      additional_characters: list(1, CHARACTER),
      vlog_topic: text(1000, 1),
      num_shots: integerLimit(1, 90),
      ...start,
    },
  ],
  'workflow.generateAsmrVideo': [
    { script_content: 'Soap', asmr_type: 'slime' },
    { script_content: text(60_000), ...start },
  ],
  'workflow.generateMusicVideo': [
    { music_url: '/song' },
    {
      music_url: musicUrl,
      music_duration: duration,
      additional_characters: list(1, CHARACTER),
      reference_image_url: text(500),
      expected_credits: integerLimit(0),
      remixed_from: text(100),
    },
  ],
  'workflow.generateLyricsToVideo': [{ music_url: '/song' }, { music_url: musicUrl, music_duration: duration }],
  'stories.listSentenceChanges': [{ id: ID }, { id }],
  'workflow.resume': [{ story_id: ID }, { story_id: id, expected_credits: integerLimit(0) }],
  'workflow.getSoundChoice': [{ id: ID }, { id }],
  'workflow.continue': [{ story_id: ID }, { story_id: id, made_by: text(40), expected_credits: integerLimit(0) }],
  'workflow.regenerateShot': [
    SHOT,
    {
      'query.storyId': id,
      'query.shotId': id,
      'body.media_types': list(4, 'image', 1),
      'body.mediaTypesArray': list(4, 'both', 1),
      'body.image_prompt': text(5000),
      'body.imagePrompt': text(5000),
      'body.video_prompt': text(5000),
      'body.videoPrompt': text(5000),
      'body.voice_over': text(5000),
      'body.end_frame_image_url': text(2000),
      'body.reference_image_urls': list(6, '/i'),
      'body.expected_credits': integerLimit(0),
    },
  ],
  'workflow.batchGenerate': [
    BATCH,
    {
      'query.storyId': id,
      'body.shot_ids': list(500, ID, 1),
      'body.end_frame_image_url_shot_map.s': text(2000),
      'body.reference_image_urls_shot_map.s': list(6, '/i'),
      'body.expected_credits': integerLimit(0),
    },
  ],
  'workflow.changeSentence': [
    { story_id: ID, shot_id: ID, text: 'A fox' },
    { story_id: id, shot_id: id, text: text(5000, 1), expected_credits: integerLimit(0) },
  ],
  'workflow.translate': [
    {
      story_id: ID,
      title: 'El zorro',
      language: 'es',
      voice_overs: { s: 'Un zorro' },
      titles: { t: 'Un zorro' },
      picture_words: { s: { Fox: 'Zorro' } },
    },
    {
      story_id: id,
      title: text(MAX_STORY_TITLE_CHARACTERS, 1),
      language: enumLimit('en', 'tl'),
      'voice_overs.s': text(5000, 1),
      'titles.t': text(5000, 1),
      'picture_words.s.Fox': text(200, 1),
      expected_credits: integerLimit(0),
    },
  ],
  'workflow.rebuildTimelineAndExport': [{ story_id: ID }, { story_id: id }],
  'workflow.export': [
    { story_id: ID, remove_watermark: true },
    { story_id: id, extra_steps: list(2, 'publish') },
  ],
  'workflow.cancel': [{ workflowRunId: ID }, { workflowRunId: id }],
  'workflow.status': [{ workflowRunIds: [ID] }, { workflowRunIds: list(100, ID, 1), 'workflowRunIds.0': text(100) }],
  'workflow.statusStream': [{ workflowRunId: ID }, { workflowRunId: id }],
  'workflow.statusStreamOfMany': [{ workflowRunIds: [ID] }, { workflowRunIds: list(100, ID, 1), 'workflowRunIds.0': text(100) }],
  'profiles.get': [{ username: 'mia' }, { username: text(100) }],
  'profiles.stories': [{ username: 'mia' }, { username: text(100), cursor: text(500) }],
  'recommendations.send': [
    EVENT,
    {
      user_id: text(100, 1),
      item_id: text(100, 1),
      recomm_id: text(200, 1),
      session_id: text(100),
      portion: range(0, 1),
      price: range(0, 1_000_000),
      amount: range(0, 1_000_000),
      timestamp: integerLimit(0),
    },
  ],
  'team.create': [{ name: 'Us' }, { name: text(60, 1) }],
  'team.rename': [{ name: 'Us' }, { name: text(60, 1) }],
  'team.getInvite': [{ token: 't' }, { token: text(100) }],
  'team.join': [{ token: 't' }, { token: text(100) }],
  'team.removeMember': [{ userId: ID }, { userId: id }],
  'analytics.send': [
    { events: [{ name: 'opened', at }] },
    {
      events: list(50, { name: 'opened', at }, 1),
      'events.0.name': text(64, 1),
      'events.0.at': integerLimit(0),
      'events.0.properties.p': { allowed: ['x'.repeat(500), 5, true, null], refused: ['x'.repeat(501), [], {}] },
    },
  ],
  'shots.getMedia': [
    { storyId: ID, shotId: ID },
    { storyId: id, shotId: id },
  ],
  'shots.plan': [
    { storyId: ID, shotId: ID },
    { storyId: id, shotId: id },
  ],
  'shots.update': [
    { storyId: ID, shotId: ID, active_media: { media_type: 'image', media_id: ID, media_url: '/i' } },
    {
      storyId: id,
      shotId: id,
      image_prompt: text(5000),
      video_prompt: text(5000),
      voice_over: text(5000),
      'active_media.media_id': id,
      'active_media.media_url': text(1000),
    },
  ],
  'media.list': [{ type: 'image' }, { album_id: text(100), cursor: text(200) }],
  'media.create': [
    { story_id: ID, type: 'image', url: '/i' },
    { story_id: id, id, shot_id: id, url: text(2000), title: text(500) },
  ],
  'media.delete': [{ ids: [ID] }, { ids: list(100, ID, 1), 'ids.0': text(100) }],
  'media.metadata': [{ url: '/i' }, { url: text(2000) }],
  'folders.create': [
    { name: 'Films', story_ids: [ID] },
    { name: text(60, 1), story_ids: list(200, ID), 'story_ids.0': id },
  ],
  'folders.rename': [
    { id: ID, name: 'Films' },
    { id, name: text(60, 1) },
  ],
  'folders.delete': [{ id: ID }, { id }],
  'folders.move': [
    { story_ids: [ID], folder_id: ID },
    { story_ids: list(200, ID, 1), folder_id: id },
  ],
  'search.stories': [{ q: 'fox' }, { q: text(10_000), cursor: text(500), order: enumLimit('relevance', 'newest') }],
  'search.people': [{ q: 'fox' }, { q: text(10_000), cursor: text(500) }],
  'media.albums.create': [
    { name: 'Beach', media_ids: [ID] },
    { name: text(60, 1), media_ids: list(500, ID), 'media_ids.0': id },
  ],
  'media.albums.update': [{ id: ID }, { id, name: text(60, 1), add: list(500, ID), remove: list(500, ID) }],
  'media.albums.delete': [{ id: ID }, { id }],
  'versions.list': [{ id: ID }, { id }],
  'versions.create': [
    { id: ID, name: 'First cut' },
    { id, name: text(100, 1) },
  ],
  'versions.get': [
    { id: ID, versionId: ID },
    { id, versionId: id },
  ],
  'versions.rename': [
    { id: ID, versionId: ID, name: 'Rough cut' },
    { id, versionId: id, name: text(100, 1) },
  ],
  'versions.delete': [
    { id: ID, versionId: ID },
    { id, versionId: id },
  ],
  'versions.restore': [
    { id: ID, versionId: ID },
    { id, versionId: id },
  ],
  'render.start': [
    { tracks: [], mediaAssets: [], configFromStory: { storyId: ID }, userId: ID, watermarkConfig: { enabled: true, type: 'logo' } },
    { 'watermarkConfig.type': text(50), 'configFromStory.storyId': id, userId: id, replaces: id },
  ],
  'render.get': [{ id: ID }, { id }],
  'render.running': [{ id: ID }, { id }],
  'songs.list': [{}, { featured: enumLimit('true', 'false') }],
  'music.beats': [{ id: ID }, { id }],
  'music.parse': [{ music_url: '/song' }, { music_url: musicUrl, music_duration: duration }],
  'music.parseUrl': [{ url: 'https://songs.example/1' }, { url: text(2000, 1) }],
  'music.trim': [
    { music_url: '/song', start_seconds: 0, end_seconds: 30 },
    { music_url: musicUrl, start_seconds: { allowed: [0], refused: [-0.001, 86_401] } },
  ],
  'characters.list': [
    { type: 'mine' },
    { search: text(MAX_CHARACTER_NAME_CHARACTERS), cursor: text(300), type: enumLimit('premade', 'community', 'mine') },
  ],
  'characters.create': [
    { name: 'Mia', image_url: '/i' },
    { name: text(MAX_CHARACTER_NAME_CHARACTERS, 1), image_url: text(500, 1) },
  ],
  'characters.train': [
    { name: 'Mia', image_urls: ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/10'] },
    { name: text(MAX_CHARACTER_NAME_CHARACTERS, 1), 'image_urls.0': text(500, 1) },
  ],
  'characters.update': [{ id: ID, is_public: true }, { id }],
  'characters.delete': [{ id: ID }, { id }],
  'characters.trainedModel': [{ id: ID }, { id }],
}

const parsed = (name: OperationName, input: unknown) => schemasOf(name).inputSchema?.parse(input)

test('the input of every operation is listed here', () => {
  const withInput = listOperations().flatMap(({ name, hasInput }) => (hasInput ? [name] : []))
  expect(Object.keys(INPUTS).toSorted()).toEqual(withInput.toSorted())
})

test.each(Object.entries(INPUTS))('%s accepts its fields up to their limits and rejects them by name beyond', (name, [valid, limits]) => {
  const { inputSchema } = schemasOf(name as OperationName)
  expect(brokenLimits(inputSchema as z.ZodType, valid, limits)).toEqual([])
})

describe('omitted fields', () => {
  test.each([
    ['credits.estimate', { key: 'k' }, { inputs: {} }],
    ['credits.grant', { email: 'mia@example.org', credits: 5 }, { note: '' }],
    ['stories.create', { category_id: 'create_from_scratch' }, { title: 'Untitled' }],
    ['stories.published', {}, { order: 'newest' }],
    [
      'stories.generateCaption',
      { story_id: ID, tracks: [TRACK], mediaAssets: [], globalConfig: { fps: 30 } },
      { captionSegmentStrategy: 'sentence' },
    ],
    [
      'workflow.generateCharacterVlog',
      { character: CHARACTER, vlog_topic: 'Surfing', title: 'T' },
      { additional_characters: [], aspect_ratio: '16:9', advanced_settings: {}, background_music: 'auto', expected_duration_seconds: 30 },
    ],
    [
      'workflow.generateMusicVideo',
      { music_url: '/song', video_type: 'lyrics-video' },
      {
        additional_characters: [],
        advanced_settings: {},
        aspect_ratio: '16:9',
        enable_broll: true,
        enable_start_end_frame: false,
        auto_captions: true,
        enable_beat_sync: true,
      },
    ],
    [
      'workflow.generateLyricsToVideo',
      { music_url: '/song' },
      { advanced_settings: {}, aspect_ratio: '16:9', skip_video_generation: false },
    ],
    ['workflow.rebuildTimelineAndExport', { story_id: ID }, { force_music_reselection: false }],
    ['analytics.send', { events: [] as unknown[] }, {}],
    ['recommendations.send', EVENT, { session_id: null, portion: null, price: null, amount: null }],
    ['media.albums.create', { name: 'Beach' }, { media_ids: [] }],
    ['media.albums.update', { id: ID }, { add: [], remove: [] }],
    ['render.start', { tracks: [], mediaAssets: [], configFromStory: { storyId: ID }, userId: ID }, { downloadBehavior: 'download' }],
  ] as [OperationName, object, object][])('have their default in %s', (name, input, defaults) => {
    if (name === 'analytics.send') {
      expect(parsed(name, { events: [{ name: 'opened', at }] })).toEqual({ events: [{ name: 'opened', at, properties: {} }] })
    } else expect(parsed(name, input)).toEqual({ ...input, ...defaults })
  })
})

test.each([
  ['stories.create', { category_id: 'create_from_scratch', title: '  The fox ' }, 'title', 'The fox'],
  ['stories.update', { id: ID, title: ' The fox ' }, 'title', 'The fox'],
  ['team.create', { name: ' Us ' }, 'name', 'Us'],
  ['music.parseUrl', { url: ' https://songs.example/1 ' }, 'url', 'https://songs.example/1'],
  ['media.albums.create', { name: ' Beach ' }, 'name', 'Beach'],
] as const)('%s trims its texts', (name, input, field, value) => {
  expect(parsed(name, input)).toMatchObject({ [field]: value })
  expect(() => parsed(name, { ...input, [field]: '   ' })).toThrow()
})

const trim = (start_seconds: number, end_seconds: number) =>
  schemasOf('music.trim').inputSchema?.safeParse({ music_url: '/song', start_seconds, end_seconds })

describe('a trimmed song', () => {
  test.each([
    [0, 10],
    [10, 310],
    [3.0005, 13],
    [86_000, 86_100],
  ])('from %d to %d s is allowed', (start, end) => {
    expect(trim(start, end)?.success).toBe(true)
  })

  test.each([
    [0, 9.9],
    [0, 300.1],
    [30, 10],
    [86_390, 86_401],
  ])('from %d to %d s is rejected at its end', (start, end) => {
    expect(trim(start, end)?.error?.issues[0]?.path).toEqual(['end_seconds'])
  })
})

const acceptsProperties = (properties: Readonly<Record<string, unknown>>) =>
  schemasOf('analytics.send').inputSchema?.safeParse({ events: [{ name: 'opened', at, properties }] }).success

test('properties of an event are at most 2,000 characters of JSON', () => {
  const four = Object.fromEntries([...'abcd'].map((key) => [key, 'x'.repeat(450)]))
  const most = 2000 - JSON.stringify({ ...four, e: '' }).length
  expect([most, most + 1].map((length) => acceptsProperties({ ...four, e: 'x'.repeat(length) }))).toEqual([true, false])
})

test('the name of a property is at most 64 characters long', () => {
  expect([64, 65].map((length) => acceptsProperties({ ['p'.repeat(length)]: 1 }))).toEqual([true, false])
})

const vlog = (fields: object) =>
  schemasOf('workflow.generateCharacterVlog').inputSchema?.safeParse({ character: CHARACTER, vlog_topic: 'Surfing', ...fields })
const vlogFault = (fields: object) => vlog(fields)?.error?.issues[0]?.message

test('a topic counts visible characters', () => {
  expect(vlogFault({ vlog_topic: 'x'.repeat(1001) })).toBe('Please use at most 1000 characters for the topic')
  expect(vlogFault({ vlog_topic: ' ' })).toBe('Please describe the activity')
})

test('a vlog has one of the offered durations', () => {
  expect(vlog({ expected_duration_seconds: 30 })?.success).toBe(true)
  for (const seconds of [31, '30']) expect(vlogFault({ expected_duration_seconds: seconds })).toBe('Unsupported duration')
})
