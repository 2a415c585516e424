import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chooseVoice } from './choose-voice.ts'
import { installedVoices, requireInstalledVoice } from './installed-voices.ts'

const data = mkdtempSync(join(tmpdir(), 'fablecut-voices-'))
beforeAll(() => {
  vi.stubEnv('FABLECUT_DATA', data)
  const folder = join(data, 'engines', 'voice-en-tiny')
  mkdirSync(join(folder, 'sounds'), { recursive: true })
  for (const file of ['tiny.onnx', 'tokens.txt']) writeFileSync(join(folder, file), '')
  const model = { form: 'piper', model: 'tiny.onnx', tokens: 'tokens.txt', sounds: 'sounds' }
  const about = { name: 'voice-en-tiny', kind: 'voice', languages: ['en'], gender: 'female', licence: 'MIT', source: 'Fablecut', model }
  writeFileSync(join(folder, 'engine.json'), JSON.stringify(about))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true, force: true })
})

test('a fetched voice can be selected and speaks only its own language', () => {
  expect(installedVoices()).toEqual([{ key: 'voice-en-tiny', language: 'en', gender: 'female', source: 'Fablecut' }])
  expect(() => requireInstalledVoice('voice-en-tiny')).not.toThrow()
  expect(chooseVoice({ voiceoverVoice: 'voice-en-tiny' }, 'en')).toBe('voice-en-tiny')
  expect(chooseVoice({ voiceoverVoice: 'voice-en-tiny' }, 'de')).toBe('auto')
})

test('a missing voice is refused with a message; built-in voices need no fetching', () => {
  expect(() => requireInstalledVoice('voice-en-gone')).toThrow('Please select a valid voice')
  expect(() => requireInstalledVoice('ivy')).not.toThrow()
})
