import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawInWorker } from './draw-in-worker.ts'

const output = { width: 64, height: 36 }
const folder = mkdtempSync(join(tmpdir(), 'fablecut-worker-'))
afterAll(() => rmSync(folder, { recursive: true }))
const tile = (name: string) => drawInWorker({ drawing: { kind: 'message', text: 'Oops' }, output, path: join(folder, name) })

test('concurrent requests get their own results, and a failure affects only its request', async () => {
  const [first, failed, second] = await Promise.allSettled([tile('a.rgba'), tile('no-such-folder/b.rgba'), tile('c.rgba')])
  expect(first).toEqual({ status: 'fulfilled', value: { x: 0, y: 0, ...output } })
  expect(second.status).toBe('fulfilled')
  expect(readFileSync(join(folder, 'c.rgba'))).toHaveLength(64 * 36 * 4)
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/^drawing failed: .*ENOENT/u) } })
})

test('the thread draws again after being idle', async () => {
  await tile('d.rgba')
  expect(readFileSync(join(folder, 'd.rgba'))).toHaveLength(64 * 36 * 4)
})
