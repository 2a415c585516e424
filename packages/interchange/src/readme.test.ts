import { expect, test } from 'vitest'
import { readmeOf } from './readme.ts'
import { projectOf, variedTimeline } from './testing/project.ts'

test('missing files and what a format leaves out are named', () => {
  const project = projectOf(variedTimeline, { missing: ['voice'] })
  expect(readmeOf(project, 'edl')).toMatch(
    /Not in this project:\n- Video tracks beside the main one: 2\n(.*\n)*- Volume and fades\n\nThese files no longer exist; their clips are empty:\n- voice\n$/,
  )
  expect(readmeOf(project, 'otio')).not.toContain('Not in this project')
  expect(readmeOf(project, 'otio')).toContain('.srt')
})
