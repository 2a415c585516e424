import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings.ts'
import { type UploadServices, saveUpload } from '../../media/save-upload.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'fablecut-upload-'))))
afterAll(() => rm(folder, { recursive: true }))

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

test.each(['png', 'song'])('the limit of the installation holds where that of the type is higher: %s', async (name) => {
  const { limits } = readSettings({ MAX_UPLOAD_MB: '1' })
  const path = join(folder, name)
  const bytes = name === 'png' ? PNG : Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\0', 'latin1')
  await writeFile(path, Buffer.concat([bytes, Buffer.alloc(1_048_577 - bytes.length)]))
  const services = { limits } as unknown as UploadServices
  await expect(saveUpload(services, 'u', { path, name, tooLarge: false, only: null, isSong: true })).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: `${name} is too large (max 1MB)`,
  })
  expect(existsSync(path)).toBe(false)
})
