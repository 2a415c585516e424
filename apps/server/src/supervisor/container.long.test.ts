import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { type TcpProxy, openTcpProxy } from './testing/tcp-proxy.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const [PORT, DATABASE_PORT] = [10_510, 10_511]
const USER = '10001'
const NODE = '/app/node_modules/.bin/node'
const LARGEST_MB = 900

const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
/** The base image is made of Debian's packages, because a registry of images is not needed for anything else. */
const canBuild = process.getuid?.() === 0 && isInstalled('buildah') && isInstalled('mmdebstrap')

// Building needs root, buildah and mmdebstrap.
describe.skipIf(!canBuild)('the container image', () => {
  let folder: string
  let database: TestDatabase
  let proxy: TcpProxy | undefined
  let container: string
  let product: ChildProcess | undefined
  const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }
  const buildah = async (...args: string[]): Promise<string> =>
    (await run('buildah', args, { cwd: root, env: { ...env, STORAGE_DRIVER: 'vfs' }, maxBuffer: 100_000_000 })).stdout.trim()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fablecut-image-'))
    database = await createTestDatabase()
    // The database of tests listens on a socket that only its own user can open.
    proxy = await openTcpProxy({ path: socketOf(database.url) }, DATABASE_PORT)
    await run(process.execPath, ['tools/release.mjs', '--folder', join(folder, 'context/release'), '--without-postgres'], { cwd: root })
    // As in the image debian:bookworm-slim, without documentation.
    const omitted = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
    await run('mmdebstrap', ['--variant=minbase', ...omitted, 'bookworm', join(folder, 'base.tar')])
    const base = await buildah('from', 'scratch')
    await buildah('add', '-q', base, join(folder, 'base.tar'), '/')
    await buildah('commit', '-q', '--rm', base, 'docker.io/library/debian:bookworm-slim')
    await buildah('build', '--build-context', `build=${join(folder, 'context')}`, '-f', 'deploy/Containerfile', '-t', 'fablecut-test', '.')
    container = await buildah('from', 'fablecut-test')
  }, 900_000)
  afterAll(async () => {
    product?.kill('SIGTERM')
    if (container) await buildah('rm', container)
    await proxy?.close()
    await database?.drop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('is small, is not root, and cannot change itself', async () => {
    const [size = ''] = (await buildah('images', '--format', '{{.Size}}', 'fablecut-test')).split('\n')
    console.log(`measured: container image | ${size}`)
    expect(Number.parseFloat(size)).toBeLessThan(size.includes('GB') ? 0 : LARGEST_MB)
    expect(await buildah('run', container, 'id', '-u')).toBe(USER)
    await expect(buildah('run', container, 'touch', '/app/start.mjs')).rejects.toThrow(/denied/u)
  })

  test('answers when it is healthy', async () => {
    const started = performance.now()
    const settings = [`DATABASE_URL=postgres://fablecut@127.0.0.1:${DATABASE_PORT}/${nameOf(database.url)}`, `PORT=${PORT}`, 'EXAMPLES=off']
    const options = settings.flatMap((setting) => ['--env', setting])
    product = spawn('buildah', ['run', ...options, container, NODE, 'start.mjs'], { cwd: root, env, stdio: 'ignore' })
    await expect.poll(statusOf, { timeout: 60_000 }).toBe(200)
    console.log(`measured: start of the container | ${((performance.now() - started) / 1000).toFixed(1)} s`)
    expect(await (await fetch(`http://127.0.0.1:${PORT}/`)).text()).toContain('<title>')
  }, 90_000)
})

const nameOf = (url: string): string => new URL(url).pathname.slice(1)
const statusOf = (): Promise<number> =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ status }) => status,
    () => setTimeout(200, 0),
  )

const socketOf = (url: string): string => join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')
