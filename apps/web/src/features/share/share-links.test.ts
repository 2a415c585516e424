import { expect, test } from 'vitest'
import { contestUrl, platformUrl, sharePayload } from './share-links.ts'

const payload = sharePayload({ id: 's1', title: 'Cats & dogs' }, '@fablecut', 'https://films.example')
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test("the text contains the story's title, or My Story without one (H-227, HD-69)", () => {
  expect(payload).toEqual({
    title: 'Cats & dogs',
    text: 'Check out this story on @fablecut: Cats & dogs',
    url: 'https://films.example/story/share/s1',
  })
  expect(sharePayload({ id: 's1', title: '  ' }, '@fablecut', '').text).toBe('Check out this story on @fablecut: My Story')
})

test('each platform has text and link in its own parameters (H-224, H-225, H-226)', () => {
  const [twitter, reddit, linkedin] = (['twitter', 'reddit', 'linkedin'] as const).map((platform) => platformUrl(platform, payload))
  expect(twitter).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/u)
  expect(fieldsOf(twitter!)).toEqual({ text: payload.text, url: payload.url })
  expect(reddit).toMatch(/^https:\/\/www\.reddit\.com\/submit\?/u)
  expect(fieldsOf(reddit!)).toEqual({ url: payload.url, title: payload.text })
  expect(linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/feed\/\?shareActive=true&text=/u)
  expect(fieldsOf(linkedin!)).toEqual({ shareActive: 'true', text: `${payload.text} ${payload.url}` })
})

test('the contest form is prefilled with the participant, URL-encoded (H-262)', () => {
  const me = { id: 'u 1', email: 'ana+x@films.test', displayName: 'Ana & Bo' }
  expect(contestUrl('https://forms.example/enter', me)).toBe(
    'https://forms.example/enter?id=u%201&email=ana%2Bx%40films.test&name=Ana%20%26%20Bo',
  )
  expect(contestUrl('https://forms.example/enter?form=2', me)).toContain('?form=2&id=u%201&')
})
