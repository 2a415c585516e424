import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSwift } from '../platform/storage/s3/testing/swift.ts'
import { BUILD_PROGRAMS, buildPostgresImage, buildProductImage, findMissing } from './testing/container-images.ts'
import { type ComposeProject, openComposeProject } from './testing/compose-project.ts'
import { signUp, startFilm, watchRun } from './testing/creator.ts'
import { expectPlayable } from './testing/expect-films.ts'
import { type Podman, openPodman } from './testing/podman.ts'
import { openTcpProxy } from './testing/tcp-proxy.ts'

const PORT = 10_510
const SWIFT_PORT = 10_511
const USER = '10001'
const LARGEST_MB = 850

const missing = findMissing([...BUILD_PROGRAMS, 'podman-compose', 'iptables'])

describe.skipIf(missing !== null)(`the container image${missing === null ? '' : ` (skipped: needs ${missing})`}`, () => {
  let folder: string
  let podman: Podman

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fablecut-image-'))
    podman = await openPodman(join(folder, 'podman'))
    await buildProductImage(podman, folder)
    await buildPostgresImage(podman)
  }, 1_800_000)
  afterAll(async () => {
    await podman?.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  const open = (file: string, settings: Record<string, string>): ComposeProject =>
    openComposeProject(podman, { file, folder, port: PORT, settings: { POSTGRES_PASSWORD: 'seven-lighthouses', ...settings } })

  /** Makes a film at the published port. */
  async function makeFilm({ origin, exec }: ComposeProject): Promise<void> {
    const query = "SELECT value FROM installation WHERE key = 'setup_code'"
    const setupCode = await exec('postgres', 'psql', '-U', 'fablecut', '-tAc', query)
    const creator = await signUp(origin, 'Ada', setupCode.trim())
    const startedAt = performance.now()
    const runId = await startFilm(creator)
    const { statuses } = await watchRun(creator, runId, [origin])
    expect(statuses.at(-1)).toBe('completed')
    console.log(`measured: a film of two shots in containers | ${seconds(startedAt)}`)
    await expectPlayable({ folder }, creator, runId)
  }

  test('is small, is not root, and cannot change itself', async () => {
    const [size = ''] = (await podman.podman('images', '--format', '{{.Size}}', 'fablecut')).split('\n')
    console.log(`measured: container image | ${size}`)
    expect(Number.parseFloat(size)).toBeLessThan(size.includes('GB') ? 0 : LARGEST_MB)
    const program = (...args: string[]) => podman.podman('run', '--rm', '--network', 'none', 'fablecut', ...args)
    expect(await program('id', '-u')).toBe(USER)
    await expect(program('touch', '/app/start.mjs')).rejects.toThrow(/denied/u)
  })

  test('deploy/compose.yaml starts, answers when it is healthy, makes a film, and stops in order', async () => {
    const project = open('compose.yaml', {})
    const startedAt = performance.now()
    await project.up()
    await expect.poll(() => project.statusOf('/healthz'), { timeout: 300_000 }).toBe(200)
    console.log(`measured: start of the containers of one machine | ${seconds(startedAt)}`)
    expect(await (await fetch(project.origin)).text()).toContain('<title>')
    for (const service of ['fablecut', 'postgres']) await expect.poll(() => project.isHealthy(service, 1), { timeout: 60_000 }).toBe(true)
    await expect(project.exec('fablecut', 'touch', '/app/x')).rejects.toThrow(/Read-only/u)
    await makeFilm(project)
    expect(await project.stop('fablecut', 1)).toBe(0)
    await project.down()
  })

  test('deploy/compose.machines.yaml starts an API process and two workers over Postgres and a bucket, which make a film together', async () => {
    const swift = await startSwift(SWIFT_PORT)
    // The store listens on this machine alone; containers reach it by its address in their network.
    const store = await openTcpProxy({ port: SWIFT_PORT, host: '127.0.0.1' }, { host: '0.0.0.0' })
    const { bucket, accessKeyId, secretAccessKey } = swift.settings
    const endpoint = `http://host.containers.internal:${store.port}`
    const project = open('compose.machines.yaml', {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
    try {
      await project.up()
      await expect.poll(() => project.statusOf('/readyz'), { timeout: 300_000 }).toBe(200)
      await expect.poll(() => workersOf(project), { timeout: 300_000 }).toBe(2)
      await makeFilm(project)
      expect(await workersOf(project)).toBe(2)
      for (const [service, number] of [
        ['worker', 1],
        ['worker', 2],
        ['api', 1],
      ] as const)
        expect(await project.stop(service, number)).toBe(0)
      await project.down()
    } finally {
      await store.close()
      await swift.stop()
    }
  })
})

async function workersOf({ exec }: ComposeProject): Promise<number> {
  return Number(await exec('postgres', 'psql', '-U', 'fablecut', '-tAc', 'SELECT count(*) FROM lease WHERE expires_at > now()'))
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
