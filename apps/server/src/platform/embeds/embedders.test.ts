import { expect, test } from 'vitest'
import { parseEmbedders } from './embedders.ts'

test('every site, none, or those with the origins of the list may embed films', () => {
  expect([parseEmbedders('on'), parseEmbedders('off')]).toEqual(['*', null])
  expect(parseEmbedders('https://a.example.org, http://127.0.0.1:8080')).toBe('https://a.example.org http://127.0.0.1:8080')
})

test.each(['', 'yes', '*', 'a.example.org', 'https://a.example.org/path', "https://a.example.org;script-src 'none'", 'file:///a'])(
  '%s is not a valid setting',
  (text) => expect(parseEmbedders(text)).toBeUndefined(),
)
