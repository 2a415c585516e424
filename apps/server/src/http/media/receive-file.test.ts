import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { type Server, createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiveFile } from './receive-file.ts'

let folder: string
let server: Server
const outcomes: Promise<unknown>[] = []
beforeEach(async () => {
  outcomes.length = 0
  folder = mkdtempSync(join(tmpdir(), 'fablecut-receive-'))
  server = createServer((incoming) => outcomes.push(receiveFile(incoming, folder, 10_000_000).catch((error: unknown) => error)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Files below the folder that this process has open, deleted ones included. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`)
      return target.startsWith(folder) ? [target] : []
    } catch {
      return []
    }
  })
}

test.skipIf(process.platform !== 'linux')('an aborted upload leaves no file behind and none open', async () => {
  const { port } = server.address() as AddressInfo
  const client = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } })
  client.on('error', () => {})
  client.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n')
  client.write(Buffer.alloc(200_000))
  while (openFiles().length === 0) await wait(5)
  client.destroy()
  while (outcomes.length === 0) await wait(5)
  expect(await outcomes[0]).toMatchObject({ code: 'INVALID_INPUT', message: 'The upload was broken off' })
  await expect.poll(openFiles).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('a file is received with its name and the folder of the form', async () => {
  const { port } = server.address() as AddressInfo
  const body = new FormData()
  body.set('folder', 'stories/thumbnails')
  body.set('file', new Blob(['picture'], { type: 'image/png' }), 'holiday/a.png')
  // The server never answers: only what it received counts.
  const abort = new AbortController()
  const sent = fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, signal: abort.signal }).catch(() => undefined)
  await expect.poll(() => outcomes.length).toBe(1)
  const received = (await outcomes[0]) as { path: string }
  expect(received).toMatchObject({ name: 'a.png', folder: 'stories/thumbnails', tooLarge: false })
  expect(readFileSync(received.path, 'utf8')).toBe('picture')
  abort.abort()
  await sent
})
