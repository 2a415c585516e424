import { expect, test } from 'vitest'
import { channelOf, MAIN, nextShareView, SHARE_ACTIONS } from './share-state.ts'

test('an action opens its options; Back and Close return to the main view (H-103, H-104, H-105)', () => {
  for (const action of SHARE_ACTIONS) {
    const options = nextShareView(MAIN, { type: 'chose', action })
    expect(options).toMatchObject({ view: 'export_options', action })
    expect(nextShareView(options, { type: 'back' })).toEqual({ view: 'main' })
    expect(nextShareView(options, { type: 'closed' })).toEqual({ view: 'main' })
  }
})

test('a platform share is a link share with a target and its own channel (HD-43, HD-68)', () => {
  expect(nextShareView(MAIN, { type: 'chose', action: 'generate_link', platform: 'reddit' })).toEqual({
    view: 'export_options',
    action: 'generate_link',
    platform: 'reddit',
  })
  expect(channelOf('generate_link', 'reddit')).toBe('reddit')
  expect(SHARE_ACTIONS.map((action) => channelOf(action))).toEqual(['download', 'copy_link', 'publish', 'native_link', 'native_file'])
})
