import { describe, expect, test } from 'vitest'
import { listOperations } from '../list-operations.ts'
import { isValidResponse } from '../testing/schemas-of.ts'

const ID = 'x1'

describe('responses', () => {
  test('of a completed action are true, never false', () => {
    expect([isValidResponse('media.albums.delete', { deleted: true }), isValidResponse('media.albums.delete', { deleted: false })]).toEqual(
      [true, false],
    )
    const data = { story_id: ID, updated_at: 'now', is_export_outdated: true, revision: 3 }
    expect([isValidResponse('stories.sync', { success: true, data }), isValidResponse('stories.sync', { success: false, data })]).toEqual([
      true,
      false,
    ])
  })

  test('of a music import are a file or an error', () => {
    const file = { url: '/s', metadata: { title: 'Song' } }
    expect(isValidResponse('music.parseUrl', { success: true, ...file })).toBe(true)
    expect(isValidResponse('music.parseUrl', { success: false, ...file })).toBe(false)
    expect(isValidResponse('music.parseUrl', { success: false, message: 'No song there' })).toBe(true)
    expect(isValidResponse('music.parseUrl', { success: true, message: 'No song there' })).toBe(false)
  })

  test('have an offset from where they count', () => {
    const files = { activeImageUrls: [], activeVideoUrls: [], activeVoiceOverAudioUrls: [], lipSyncAudioUrls: [], musicUrls: [] }
    const assets = (index: number) =>
      isValidResponse('stories.assets', { title: 'T', ...files, backgroundMusicUrls: [{ url: '/s', index }] })
    expect([assets(0), assets(-1), assets(0.5)]).toEqual([true, false, false])
    expect([1, 0, 1.5].map((num_shots) => isValidResponse('music.parse', { num_shots }))).toEqual([true, false, false])
  })
})

test('with a status other than 200 declare it', () => {
  const others = listOperations().flatMap(({ name, successStatus }) => (successStatus === undefined ? [] : [[name, successStatus]]))
  expect(Object.fromEntries(others)).toEqual({
    'me.delete': 204,
    'account.requestPasswordReset': 202,
    'account.sendConfirmation': 202,
    'accounts.createResetLink': 201,
    'accounts.invite': 201,
    'credits.grant': 201,
    'collections.create': 201,
    'collections.delete': 204,
    'collections.add': 204,
    'collections.remove': 204,
    'collections.move': 204,
    'comments.add': 201,
    'comments.delete': 204,
    'views.watched': 204,
    'connections.add': 201,
    'follows.add': 204,
    'follows.remove': 204,
    'blocks.add': 204,
    'blocks.remove': 204,
    'notices.object': 204,
    'notices.objectSignedOut': 204,
    'notices.read': 204,
    'notifications.read': 204,
    'models.addWorkflow': 201,
    'models.try': 202,
    'stories.create': 201,
    'stories.delete': 204,
    'recommendations.send': 202,
    'system.installVoice': 202,
    'team.create': 201,
    'team.invite': 201,
    'team.removeMember': 204,
    'analytics.send': 202,
    'characters.create': 201,
    'characters.train': 201,
  })
})

test('every operation has a path, tags and access rules; none is listed twice', () => {
  const operations = listOperations()
  expect(operations.find(({ name }) => name === 'media.albums.update')).toMatchObject({
    method: 'PATCH',
    path: '/media/albums/{id}',
    access: 'owner',
    errors: [],
    tags: ['Media'],
    hasInput: true,
  })
  expect(operations.find(({ name }) => name === 'team.get')).toMatchObject({ hasInput: false })
  expect(operations.find(({ name }) => name === 'team.join')).toMatchObject({ errors: ['NOT_FOUND', 'CONFLICT'] })
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length)
})
