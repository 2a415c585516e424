import { describe, expect, it } from 'vitest'
import { safeCallbackUrl, teamTokenOf } from './callback-url.ts'

const back = (value: unknown) => safeCallbackUrl(value, 'http://localhost:3000')

describe('callback URL after sign-in', () => {
  it('keeps path, query and fragment of this site', () => {
    expect(back('/story/my')).toBe('/story/my')
    expect(back('/story/editor?story_id=s1&view=list#t')).toBe('/story/editor?story_id=s1&view=list#t')
  })

  it.each([
    'https://evil.example',
    '//evil.example/story',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'story/my',
    '',
    undefined,
    7,
    '/signin?callbackUrl=%2Fsignin',
  ])('falls back to the home page for %j', (value) => expect(back(value)).toBe('/story'))
})

describe('invitation of a sign-up', () => {
  it('is read from the callback URL', () => expect(teamTokenOf('/team/join/a_B-9')).toBe('a_B-9'))
  it.each([null, '/story', '/team/join/', '/team/join/a/b', 'https://evil.example/team/join/a'])('is absent in %j', (url) =>
    expect(teamTokenOf(url)).toBeUndefined(),
  )
})
