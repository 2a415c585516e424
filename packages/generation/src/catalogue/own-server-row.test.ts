import { expect, test } from 'vitest'
import { ownServerRow } from './own-server-row.ts'

test('a model of one’s own serves what nothing else serves, at no cost, whatever its name is', () => {
  const row = ownServerRow('image', 'hf.co/city96/FLUX.1-dev:Q4_K')
  expect(row).toMatchObject({ id: 'openai:own-image-hf.co-city96-FLUX.1-dev-Q4_K', title: 'hf.co/city96/FLUX.1-dev:Q4_K', serves: ['*'] })
  expect(row).toMatchObject({ endpoint: 'hf.co/city96/FLUX.1-dev:Q4_K', cost: { usd: 0, least: 0 }, status: 'from-docs' })
})

test('only Kokoro is asked for the times of words', () => {
  expect(ownServerRow('speech', 'kokoro').gives.hasWordTimes).toBe(true)
  expect(ownServerRow('speech', 'piper').gives.hasWordTimes).toBe(false)
  expect(ownServerRow('transcription', 'whisper-large').gives.hasWordTimes).toBe(true)
  expect(ownServerRow('transcription', 'gpt-transcribe').gives.hasWordTimes).toBe(false)
})

test('a picked voice is one that servers of the protocol know', () => {
  const { send, fixed } = ownServerRow('speech', 'piper')
  expect([send.voice!.values!.auto, send.voice!.values!.hazel, fixed.voice]).toEqual(['alloy', 'coral', 'alloy'])
})
