import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueEntry } from '@fablecut/studio/optional/catalogue'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { installedVoices } from '../generation/voices/installed-voices.ts'
import { VoiceInstaller } from './voice-installer.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-installer-'))
const log = { info: vi.fn(), warn: vi.fn() }
let archive: Buffer
let respond: (response: ServerResponse) => void
/** Stands in for the host of the downloads. */
const host = createServer((_, response) => respond(response))

beforeAll(async () => {
  mkdirSync(join(folder, 'model', 'sounds'), { recursive: true })
  for (const file of ['tiny.onnx', 'tokens.txt']) writeFileSync(join(folder, 'model', file), file)
  execFileSync('tar', ['--create', '--bzip2', '--file', join(folder, 'tiny.tar.bz2'), '--directory', folder, 'model'])
  archive = readFileSync(join(folder, 'tiny.tar.bz2'))
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  respond = (response) => void response.end(archive)
  vi.stubEnv('FABLECUT_DATA', mkdtempSync(join(folder, 'data-')))
})
afterAll(() => {
  vi.unstubAllEnvs()
  host.close()
  rmSync(folder, { recursive: true, force: true })
})

function entry(name: string, language: string): CatalogueEntry {
  const model = { form: 'piper', model: 'tiny.onnx', tokens: 'tokens.txt', sounds: 'sounds' } as const
  const { port } = host.address() as AddressInfo
  return {
    engine: { name, kind: 'voice', languages: [language], gender: 'female', licence: 'MIT', source: 'Tiny', model },
    archive: {
      url: `http://127.0.0.1:${port}/tiny.tar.bz2`,
      bytes: archive.length,
      sha256: createHash('sha256').update(archive).digest('hex'),
      unpackedBytes: 1000,
    },
  }
}

const createInstaller = (canRun = true) =>
  new VoiceInstaller({ log, catalogue: [entry('voice-en-tiny', 'en'), entry('voice-de-tiny', 'de')], canRun: () => canRun })

test('a voice is installed in the background and can be selected', async () => {
  const installer = createInstaller()
  expect(installer.list().map(({ key, language, state }) => [key, language, state])).toEqual([
    ['voice-en-tiny', 'en', 'available'],
    ['voice-de-tiny', 'de', 'available'],
  ])
  expect(installer.start('voice-en-tiny')).toMatchObject({ state: 'installing', bytes: archive.length, problem: null })
  await installer.idle()
  expect(installer.list()[0]).toMatchObject({ state: 'installed', receivedBytes: 0, problem: null })
  expect(installedVoices().map(({ key }) => key)).toEqual(['voice-en-tiny'])
  expect(installer.start('voice-en-tiny').state).toBe('installed')
})

test('progress is reported, and one voice is installed at a time', async () => {
  const rest = Promise.withResolvers<void>()
  respond = (response) => {
    response.writeHead(200, { 'content-length': archive.length })
    response.write(archive.subarray(0, 100))
    void rest.promise.then(() => response.end(archive.subarray(100)))
  }
  const installer = createInstaller()
  installer.start('voice-en-tiny')
  await vi.waitFor(() => expect(installer.list()[0]!.receivedBytes).toBe(100))
  expect(installer.start('voice-en-tiny').state).toBe('installing')
  expect(() => installer.start('voice-de-tiny')).toThrow('Another voice is being installed')
  rest.resolve()
  await installer.idle()
  expect(installer.start('voice-de-tiny').state).toBe('installing')
  await installer.idle()
})

test('a failed installation leaves everything as it was, says why, and can be repeated', async () => {
  respond = (response) => void response.writeHead(503).end()
  const installer = createInstaller()
  installer.start('voice-en-tiny')
  await installer.idle()
  expect(installer.list()[0]).toMatchObject({ state: 'available', problem: expect.stringMatching(/answered 503.*Nothing was installed/) })
  expect(installedVoices()).toEqual([])
  expect(readdirSync(join(process.env['FABLECUT_DATA']!, 'engines'))).toEqual([])
  respond = (response) => void response.end(archive)
  expect(installer.start('voice-en-tiny').problem).toBeNull()
  await installer.idle()
  expect(installer.list()[0]).toMatchObject({ state: 'installed', problem: null })
})

test('an unknown voice is 404, and a machine that cannot run voices offers none', () => {
  expect(() => createInstaller().start('voice-fr-none')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  const installer = createInstaller(false)
  expect(installer.list()).toEqual([])
  expect(() => installer.start('voice-en-tiny')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})
