import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogueEntry } from './catalogue.ts'
import { CATALOGUE } from './catalogue.ts'
import { runEnginesCommand } from './command.ts'
import { installEngine } from './install.ts'
import { enginesFolder, installedEngines } from './installed.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const archiveFolder = mkdtempSync(join(tmpdir(), 'fablecut-archive-'))
const before = process.env['FABLECUT_DATA']
let archive: Buffer
let serve: Handler
const server = createServer((request, response) => serve(request, response))

beforeAll(async () => {
  const inside = join(archiveFolder, 'vits-tiny')
  mkdirSync(join(inside, 'sounds'), { recursive: true })
  // Noise, so that the archive is long enough to be cut in two.
  writeFileSync(join(inside, 'tiny.onnx'), createHash('shake256', { outputLength: 50_000 }).update('tiny').digest())
  writeFileSync(join(inside, 'tokens.txt'), 'a 0\n')
  writeFileSync(join(inside, 'sounds', 'table'), 'x')
  execFileSync('tar', ['--create', '--bzip2', '--file', join(archiveFolder, 'tiny.tar.bz2'), '--directory', archiveFolder, 'vits-tiny'])
  archive = readFileSync(join(archiveFolder, 'tiny.tar.bz2'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(archiveFolder, { recursive: true })
})
beforeEach(() => {
  process.env['FABLECUT_DATA'] = mkdtempSync(join(tmpdir(), 'fablecut-engines-'))
})
afterEach(() => {
  rmSync(process.env['FABLECUT_DATA']!, { recursive: true })
  if (before === undefined) delete process.env['FABLECUT_DATA']
  else process.env['FABLECUT_DATA'] = before
})

function offer(changes: Partial<CatalogueEntry['archive']> = {}, model: Partial<{ model: string }> = {}): CatalogueEntry {
  const { port } = server.address() as AddressInfo
  return {
    engine: {
      name: 'voice-en-tiny',
      kind: 'voice',
      languages: ['en'],
      gender: 'female',
      licence: 'none',
      source: 'the test',
      model: { form: 'piper', model: 'tiny.onnx', tokens: 'tokens.txt', sounds: 'sounds', ...model },
    },
    archive: {
      url: `http://127.0.0.1:${port}/tiny.tar.bz2`,
      bytes: archive.length,
      sha256: createHash('sha256').update(archive).digest('hex'),
      unpackedBytes: 60_000,
      ...changes,
    },
  }
}

const sendAll: Handler = (_, response) => void response.end(archive)
/** Supports range requests. */
const sendRange: Handler = (request, response) => {
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': archive.length - from })
  response.end(archive.subarray(from))
}
/** Sends half of the file and disconnects once that half is on disk, because data in flight may be lost. */
const sendHalf: Handler = (_, response) => {
  response.writeHead(200, { 'content-length': archive.length })
  response.write(archive.subarray(0, archive.length >> 1))
  const disconnect = setInterval(() => {
    if (downloadedBytes() < archive.length >> 1) return
    clearInterval(disconnect)
    response.destroy()
  }, 5)
}
/** Bytes on disk in the engines folder. */
const downloadedBytes = (): number =>
  existsSync(enginesFolder())
    ? readdirSync(enginesFolder(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
    : 0
const leftovers = () => readdirSync(enginesFolder()).filter((name) => name.startsWith('.'))

test('an installed engine has all its files, and no temporary files remain', async () => {
  serve = sendAll
  await installEngine(offer())
  expect(installedEngines().map(({ name }) => name)).toEqual(['voice-en-tiny'])
  expect(readFileSync(join(enginesFolder(), 'voice-en-tiny', 'tiny.onnx'))).toHaveLength(50_000)
  expect(leftovers()).toEqual([])
})

test('an interrupted download resumes', async () => {
  serve = sendHalf
  await expect(installEngine(offer())).rejects.toThrow(/was interrupted.*try again to resume/)
  expect(installedEngines()).toEqual([])
  const requestedRanges: (string | undefined)[] = []
  serve = (request, response) => (requestedRanges.push(request.headers.range), sendRange(request, response))
  await installEngine(offer())
  expect(requestedRanges).toEqual([`bytes=${archive.length >> 1}-`])
  expect(installedEngines()).toHaveLength(1)
})

test('a server without range support sends the whole file again', async () => {
  serve = sendHalf
  await expect(installEngine(offer())).rejects.toThrow(/was interrupted/)
  serve = sendAll
  await installEngine(offer())
  expect(installedEngines()).toHaveLength(1)
})

test('a file with a wrong checksum is deleted', async () => {
  serve = sendAll
  await expect(installEngine(offer({ sha256: 'f'.repeat(64) }))).rejects.toThrow(/checksum.*Nothing was installed/)
  expect(readdirSync(enginesFolder())).toEqual([])
})

test('a download larger than expected is aborted', async () => {
  serve = (_, response) => void response.end(Buffer.concat([archive, archive]))
  await expect(installEngine(offer())).rejects.toThrow(/more bytes/)
  expect(installedEngines()).toEqual([])
})

test('an archive without the model, or that cannot be unpacked, is not installed', async () => {
  serve = sendAll
  await expect(installEngine(offer({}, { model: 'other.onnx' }))).rejects.toThrow(/no other.onnx/)
  const noArchive = Buffer.from('no archive')
  serve = (_, response) => void response.end(noArchive)
  const sha256 = createHash('sha256').update(noArchive).digest('hex')
  await removeLeftover()
  await expect(installEngine(offer({ bytes: noArchive.length, sha256 }))).rejects.toThrow(/could not be unpacked/)
  expect(installedEngines()).toEqual([])
})
const removeLeftover = () => runEnginesCommand(['remove', 'voice-en-tiny'], [offer()])

test('insufficient disk space is reported before anything is downloaded', async () => {
  serve = () => expect.unreachable('nothing should be downloaded')
  await expect(installEngine(offer(), undefined, async () => 1_000_000)).rejects.toThrow(/needs 500 MB of free disk.*has 1 MB/)
})

test('without a network, or with an HTTP error, the command fails with a message', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { archive } = offer()
  serve = (_, response) => void response.writeHead(404).end()
  expect(await runEnginesCommand(['add', 'voice-en-tiny'], [{ ...offer(), archive }])).toBe(1)
  expect(logged.mock.lastCall![0]).toMatch(/answered 404/)
  // Nothing listens on the port for discarded packets.
  expect(await runEnginesCommand(['add', 'voice-en-tiny'], [offer({ url: 'http://127.0.0.1:9/tiny' })])).toBe(1)
  expect(logged.mock.lastCall![0]).toMatch(/cannot be reached \(.+\)\. Is this machine online\?/)
  expect(await runEnginesCommand(['add', 'voice-xx'], [offer()])).toBe(1)
  expect(logged.mock.lastCall![0]).toMatch(/no engine called voice-xx/)
  expect(await runEnginesCommand(['addd'], [offer()])).toBe(2)
  logged.mockRestore()
})

test('the list shows what is installed; a removed engine is gone', async () => {
  const lines: string[] = []
  const logged = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  serve = sendAll
  await runEnginesCommand([], [offer()])
  expect(lines.find((line) => line.startsWith('voice-en-tiny'))).toMatch(/voice +en +1 MB +none +the test +not installed$/)
  expect(await runEnginesCommand(['add', 'voice-en-tiny'], [offer()])).toBe(0)
  lines.length = 0
  await runEnginesCommand(['list'], [offer()])
  expect(lines.find((line) => line.startsWith('voice-en-tiny'))).toMatch(/(?<!not) installed$/)
  expect(await runEnginesCommand(['remove', 'voice-en-tiny'], [offer()])).toBe(0)
  expect(existsSync(join(enginesFolder(), 'voice-en-tiny'))).toBe(false)
  expect(installedEngines()).toEqual([])
  logged.mockRestore()
})

test('every engine of the catalogue has a unique name, an https URL and a checksum', () => {
  expect(new Set(CATALOGUE.map(({ engine }) => engine.name)).size).toBe(CATALOGUE.length)
  for (const { archive } of CATALOGUE) {
    expect(archive.url).toMatch(/^https:\/\//)
    expect(archive.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(archive.unpackedBytes).toBeGreaterThan(archive.bytes)
  }
  // Voices of one model share its archive.
  const checksums = new Map(CATALOGUE.map(({ archive }) => [archive.url, archive.sha256]))
  expect(new Set(checksums.values()).size).toBe(checksums.size)
  for (const { archive } of CATALOGUE) expect(checksums.get(archive.url)).toBe(archive.sha256)
})
