import { expect, test } from 'vitest'
import { saysRefused } from './refusal-words.ts'

test.each([
  'The content policy of this model forbids it',
  'body prompt The content could not be processed because it was flagged by a content checker',
  'NSFW content detected. Try running it again, or try a different prompt.',
  'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
  'Output contains sensitive content',
  'Could not generate images with the given prompts and images',
  'Rejected by our safety system',
])('"%s" is a refusal', (words) => {
  expect(saysRefused(words)).toBe(true)
})

test.each([
  'content-type must be application/json',
  'duration: value is not a valid enumeration member',
  'Could not download the image',
  'The image is too sensitive to compression',
  'Runner disconnected',
  'CUDA out of memory',
  '',
])('"%s" is none', (words) => {
  expect(saysRefused(words)).toBe(false)
})
