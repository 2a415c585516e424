import { describe, expect, test } from 'vitest'
import { actionVideoInput } from './create-action-video.ts'
import { mediaRefusalText } from './media-refusal-text.ts'

const SMALLEST = {
  characterUrl: '/media/c1/image.png',
  characterType: 'image',
  referenceUrl: 'https://example.org/dance.mp4',
  model: 'wan2.2-v1',
}
const parse = (change: object) => actionVideoInput.parse({ ...SMALLEST, ...change })
const messagesOf = (change: object): string[] =>
  actionVideoInput.safeParse({ ...SMALLEST, ...change }).error?.issues.map(({ message }) => message) ?? []
const isAccepted = (change: object): boolean => actionVideoInput.safeParse({ ...SMALLEST, ...change }).success

test('what is left out has its default (E-267, ED-64, ED-65)', () => {
  expect(parse({})).toEqual({
    ...SMALLEST,
    referenceType: 'video',
    ratio: '1280:720',
    prompt: 'Imitate the actions in the video',
    segmentTarget: 'object',
    wan22Type: 'animate',
    resolution: '720p',
  })
})

test('all fields are taken as they are (E-128)', () => {
  const request = {
    characterUrl: 'https://example.org/fox.mp4',
    characterType: 'video',
    referenceUrl: '/media/r1/video.mp4',
    referenceType: 'video',
    model: 'runway-act2',
    ratio: '832:1104',
    expressionIntensity: 5,
    description: 'A fox',
    prompt: 'Dance',
    segmentTarget: 'person',
    wan22Type: 'replace',
    resolution: '480p',
  }
  expect(actionVideoInput.parse(request)).toEqual(request)
})

test('URLs and models have their sentences (E-262, E-263, E-264)', () => {
  expect(messagesOf({ characterUrl: 'abc', referenceUrl: '', model: 'foo' })).toEqual([
    'Must be a valid media URL',
    'Must be a valid video URL',
    'Invalid model selected',
  ])
  for (const characterUrl of ['javascript:alert(1)', 'file:///etc/passwd', '/media/../x', 7])
    expect(isAccepted({ characterUrl })).toBe(false)
})

test('six ratios are kept, and others become the default (E-265)', () => {
  const ratios = ['1280:720', '720:1280', '960:960', '1104:832', '832:1104', '1584:672']
  expect(ratios.map((ratio) => parse({ ratio }).ratio)).toEqual(ratios)
  for (const ratio of ['16:9', '4:3', 7, null, undefined]) expect(parse({ ratio }).ratio).toBe('1280:720')
})

describe('bounds', () => {
  test.each([0, 6, 2.5])('an expression intensity of %s is refused (E-266)', (expressionIntensity) => {
    expect(isAccepted({ expressionIntensity })).toBe(false)
  })
  test.each([1, 3, 5, undefined])('an expression intensity of %s is accepted', (expressionIntensity) => {
    expect(isAccepted({ expressionIntensity })).toBe(true)
  })
  test('a description has at most 500 characters', () => {
    expect(isAccepted({ description: 'x'.repeat(500) })).toBe(true)
    expect(isAccepted({ description: 'x'.repeat(501) })).toBe(false)
  })
  test('a reference is a video', () => {
    expect(isAccepted({ referenceType: 'image' })).toBe(false)
  })
})

test('wan2.2-v1 takes images, runway-act2 images and videos (ED-66)', () => {
  expect(messagesOf({ characterType: 'video' })).toEqual(['This model takes images as characters'])
  expect(isAccepted({ characterType: 'video', model: 'runway-act2' })).toBe(true)
  expect(isAccepted({ characterType: 'image', model: 'runway-act2' })).toBe(true)
})

test.each([
  [{ code: 'video_too_large', maxBytes: 33_554_432 }, 'Video file size must be 32MB or less'],
  [{ code: 'image_too_large', maxBytes: 16_777_216 }, 'Image file size must be 16MB or less'],
  [{ code: 'video_too_short', limitSeconds: 3, seconds: 2.44 }, 'Video too short. Minimum: 3s, your video: 2.4s'],
  [{ code: 'video_too_long', limitSeconds: 30, seconds: 31 }, 'Video too long. Maximum: 30s, your video: 31s'],
  [{ code: 'image_aspect', min: 0.5, max: 2 }, 'Image aspect ratio must be between 0.5 and 2'],
] as const)('%o reads as in the specification (E-245 to E-248, ED-63)', (refusal, text) => {
  expect(mediaRefusalText(refusal)).toBe(text)
})
