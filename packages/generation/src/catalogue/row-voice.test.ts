import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { expect, test } from 'vitest'
import { ownServerRow } from './own-server-row.ts'
import { requestBody } from './request-body.ts'
import { providerVoiceName, withVoice } from './row-voice.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'

const rowOf = (id: string) => SHIPPED_ROWS.find((row) => row.id === id)!
const noFiles = () => Promise.reject(new Error('no files'))
const bodyOf = (row: ReturnType<typeof rowOf>, voice: string) => requestBody(row, { kind: 'speech', prompt: 'Hello.', voice }, noFiles)

test('shipped rows of speech have another voice for every listed one, which people can name', () => {
  for (const row of SHIPPED_ROWS.filter(({ kind }) => kind === 'speech')) {
    const names = VOICES.map(({ key }) => providerVoiceName(row, key))
    expect([row.id, new Set(names).size]).toEqual([row.id, VOICES.length])
    expect(names.filter((name) => name === null || name.length > 12)).toEqual([])
    expect(providerVoiceName(row, 'auto')).not.toBeNull()
  }
})

test('a voice of the connection speaks for every picked one', async () => {
  const row = withVoice(rowOf('elevenlabs:multilingual-v2'), 'my-own-voice')
  expect(await bodyOf(row, 'ivy')).toMatchObject({ voice_id: 'my-own-voice' })
  expect([providerVoiceName(row, 'ivy'), providerVoiceName(row, 'auto')]).toEqual(['my-own-voice', 'my-own-voice'])
  const own = withVoice(ownServerRow('speech', 'kokoro'), 'af_heart')
  expect(await bodyOf(own, 'rowan')).toMatchObject({ voice: 'af_heart' })
})

test('a row without voices stays as it is', () => {
  expect(withVoice(rowOf('openai:whisper-1'), 'alloy')).toBe(rowOf('openai:whisper-1'))
  expect(providerVoiceName(rowOf('openai:whisper-1'), 'ivy')).toBeNull()
})
