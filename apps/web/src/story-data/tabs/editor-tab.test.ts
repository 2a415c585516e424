import { expect, test } from 'vitest'
import { editorHref, editorSearch } from './editor-tab.ts'

test('the URL of the editor contains the story and the view', () => {
  expect(editorHref('s1', 'list')).toBe('/story/editor?story_id=s1&view=list')
  expect(editorHref('s1', 'video-editor')).toBe('/story/editor?story_id=s1&view=video-editor')
  expect(editorHref('s1')).toBe('/story/editor?story_id=s1')
  expect(editorHref('a&view=list#"><b>')).toBe('/story/editor?story_id=a%26view%3Dlist%23%22%3E%3Cb%3E')
})

test('any URL parses to a story or none, and one of two views', () => {
  expect(editorSearch({ story_id: 's1', view: 'list' })).toEqual({ story_id: 's1', view: 'list' })
  expect(editorSearch({ story_id: 17, view: 'foo' })).toEqual({ story_id: '17', view: 'video-editor' })
  expect(editorSearch({})).toEqual({})
  for (const story_id of ['', null, true, ['s1'], { id: 's1' }]) expect(editorSearch({ story_id })).toEqual({})
})
