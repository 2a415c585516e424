import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from './catalogue.ts'
import { OFFERS } from './catalogue.ts'
import { enginesCommand } from './command.ts'
import { addEngine } from './install.ts'
import { enginesFolder, installedEngines } from './installed.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => void

const workshop = mkdtempSync(join(tmpdir(), 'fablecut-archive-'))
const before = process.env['FABLECUT_DATA']
let archive: Buffer
let serve: Serve
const server = createServer((request, response) => serve(request, response))

beforeAll(async () => {
  const inside = join(workshop, 'vits-tiny')
  mkdirSync(join(inside, 'sounds'), { recursive: true })
  // Noise, so that the archive is long enough to be cut in two.
  writeFileSync(join(inside, 'tiny.onnx'), createHash('shake256', { outputLength: 50_000 }).update('tiny').digest())
  writeFileSync(join(inside, 'tokens.txt'), 'a 0\n')
  writeFileSync(join(inside, 'sounds', 'table'), 'x')
  execFileSync('tar', ['--create', '--bzip2', '--file', join(workshop, 'tiny.tar.bz2'), '--directory', workshop, 'vits-tiny'])
  archive = readFileSync(join(workshop, 'tiny.tar.bz2'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(workshop, { recursive: true })
})
beforeEach(() => {
  process.env['FABLECUT_DATA'] = mkdtempSync(join(tmpdir(), 'fablecut-engines-'))
})
afterEach(() => {
  rmSync(process.env['FABLECUT_DATA']!, { recursive: true })
  if (before === undefined) delete process.env['FABLECUT_DATA']
  else process.env['FABLECUT_DATA'] = before
})

function offer(changes: Partial<Offer['archive']> = {}, model: Partial<{ model: string }> = {}): Offer {
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

const whole: Serve = (_, response) => void response.end(archive)
/** Goes on from the byte it is asked for. */
const ranges: Serve = (request, response) => {
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': archive.length - from })
  response.end(archive.subarray(from))
}
/** Sends half of the file and hangs up when it is on the disk: what is still on its way then may be lost. */
const half: Serve = (_, response) => {
  response.writeHead(200, { 'content-length': archive.length })
  response.write(archive.subarray(0, archive.length >> 1))
  const hangUp = setInterval(() => {
    if (keptBytes() < archive.length >> 1) return
    clearInterval(hangUp)
    response.destroy()
  }, 5)
}
/** Of the archive, as far as it was fetched. */
const keptBytes = (): number =>
  existsSync(enginesFolder())
    ? readdirSync(enginesFolder(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
    : 0
const leftovers = () => readdirSync(enginesFolder()).filter((name) => name.startsWith('.'))

test('an engine that is added has all its files, and nothing is left over', async () => {
  serve = whole
  await addEngine(offer())
  expect(installedEngines().map(({ name }) => name)).toEqual(['voice-en-tiny'])
  expect(readFileSync(join(enginesFolder(), 'voice-en-tiny', 'tiny.onnx'))).toHaveLength(50_000)
  expect(leftovers()).toEqual([])
})

test('a transfer that broke off goes on where it stopped', async () => {
  serve = half
  await expect(addEngine(offer())).rejects.toThrow(/broke off.*run the command again to go on/)
  expect(installedEngines()).toEqual([])
  const asked: (string | undefined)[] = []
  serve = (request, response) => (asked.push(request.headers.range), ranges(request, response))
  await addEngine(offer())
  expect(asked).toEqual([`bytes=${archive.length >> 1}-`])
  expect(installedEngines()).toHaveLength(1)
})

test('a server that can not go on sends the whole file again', async () => {
  serve = half
  await expect(addEngine(offer())).rejects.toThrow(/broke off/)
  serve = whole
  await addEngine(offer())
  expect(installedEngines()).toHaveLength(1)
})

test('a file with another checksum is thrown away', async () => {
  serve = whole
  await expect(addEngine(offer({ sha256: 'f'.repeat(64) }))).rejects.toThrow(/checksum.*Nothing was installed/)
  expect(readdirSync(enginesFolder())).toEqual([])
})

test('a server that sends more than there should be is cut off', async () => {
  serve = (_, response) => void response.end(Buffer.concat([archive, archive]))
  await expect(addEngine(offer())).rejects.toThrow(/more bytes/)
  expect(installedEngines()).toEqual([])
})

test('an archive without the model, or that is none, is not installed', async () => {
  serve = whole
  await expect(addEngine(offer({}, { model: 'other.onnx' }))).rejects.toThrow(/no other.onnx/)
  const noArchive = Buffer.from('no archive')
  serve = (_, response) => void response.end(noArchive)
  const sha256 = createHash('sha256').update(noArchive).digest('hex')
  await removeLeftover()
  await expect(addEngine(offer({ bytes: noArchive.length, sha256 }))).rejects.toThrow(/could not be unpacked/)
  expect(installedEngines()).toEqual([])
})
const removeLeftover = () => enginesCommand(['remove', 'voice-en-tiny'], [offer()])

test('too little disk is said before anything is fetched', async () => {
  serve = () => expect.unreachable('nothing should be fetched')
  await expect(addEngine(offer(), undefined, async () => 1_000_000)).rejects.toThrow(/needs 500 MB of free disk.*has 1 MB/)
})

test('without a network, or with a server that says no, the command says so and fails', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { archive } = offer()
  serve = (_, response) => void response.writeHead(404).end()
  expect(await enginesCommand(['add', 'voice-en-tiny'], [{ ...offer(), archive }])).toBe(1)
  expect(said.mock.lastCall![0]).toMatch(/answered 404/)
  // Nothing listens on the port for discarded packets.
  expect(await enginesCommand(['add', 'voice-en-tiny'], [offer({ url: 'http://127.0.0.1:9/tiny' })])).toBe(1)
  expect(said.mock.lastCall![0]).toMatch(/can not be reached \(.+\)\. Is this machine online\?/)
  expect(await enginesCommand(['add', 'voice-xx'], [offer()])).toBe(1)
  expect(said.mock.lastCall![0]).toMatch(/no engine called voice-xx/)
  expect(await enginesCommand(['addd'], [offer()])).toBe(2)
  said.mockRestore()
})

test('the list says what is installed; what is removed is gone', async () => {
  const lines: string[] = []
  const said = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  serve = whole
  await enginesCommand([], [offer()])
  expect(lines.find((line) => line.startsWith('voice-en-tiny'))).toMatch(/voice +en +1 MB +none +the test +not installed$/)
  expect(await enginesCommand(['add', 'voice-en-tiny'], [offer()])).toBe(0)
  lines.length = 0
  await enginesCommand(['list'], [offer()])
  expect(lines.find((line) => line.startsWith('voice-en-tiny'))).toMatch(/(?<!not) installed$/)
  expect(await enginesCommand(['remove', 'voice-en-tiny'], [offer()])).toBe(0)
  expect(existsSync(join(enginesFolder(), 'voice-en-tiny'))).toBe(false)
  expect(installedEngines()).toEqual([])
  said.mockRestore()
})

test('every engine on offer has a name of its own, a secure address and a checksum', () => {
  expect(new Set(OFFERS.map(({ engine }) => engine.name)).size).toBe(OFFERS.length)
  for (const { archive } of OFFERS) {
    expect(archive.url).toMatch(/^https:\/\//)
    expect(archive.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(archive.unpackedBytes).toBeGreaterThan(archive.bytes)
  }
  expect(new Set(OFFERS.map(({ archive }) => archive.sha256)).size).toBe(OFFERS.length)
})
