import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import type { S3Settings } from '../s3-settings.ts'
import { createObjectStore } from '../object-store.ts'

const SERVERS = ['account', 'container', 'object'] as const
const PACKAGES = ['swift-proxy', ...SERVERS.map((name) => `swift-${name}`)]
const START_TIMEOUT_MS = 300_000

/**
 * Starts OpenStack Swift with its S3 interface on this machine, an S3 server that others wrote; installs it with apt where it is missing. `port` and the three
 * after it have to be free.
 */
export async function startSwift(port: number) {
  install()
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-swift-'))
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true })
  SERVERS.forEach((name, index) => {
    configureServer(folder, name, port + 1 + index)
    buildRing(folder, name, port + 1 + index)
  })
  writeFileSync(join(folder, 'proxy-server.conf'), proxyConfig(folder, port))
  const log = openSync(join(folder, 'log'), 'a')
  const start = (name: string) => spawn(`swift-${name}-server`, [join(folder, `${name}-server.conf`)], { stdio: ['ignore', log, log] })
  const servers = SERVERS.map(start)
  let proxy = start('proxy')
  const stop = async () => {
    await Promise.all([...servers, proxy].map(end))
    rmSync(folder, { recursive: true, force: true })
  }
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'films',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    forcePathStyle: true,
  }
  await createBucket(settings).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    settings,
    stop,
    /** Refuses connections until it is resumed. */
    suspend: () => end(proxy),
    resume: () => void (proxy = start('proxy')),
  }
}

function install(): void {
  if (existsSync('/usr/bin/swift-proxy-server') && existsSync('/usr/bin/swift-object-server')) return
  console.log('Installing OpenStack Swift, the S3 server of this test.')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-q'], options)
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], options)
}

function buildRing(folder: string, name: (typeof SERVERS)[number], port: number): void {
  const builder = (...args: string[]) => execFileSync('swift-ring-builder', [join(folder, `${name}.builder`), ...args], { stdio: 'ignore' })
  // 2^4 partitions, one replica.
  builder('create', '4', '1', '1')
  builder('add', `r1z1-127.0.0.1:${port}/disk`, '1')
  builder('rebalance')
}

function configureServer(folder: string, name: (typeof SERVERS)[number], port: number): void {
  const lines = [
    ...defaults(folder, port),
    `devices = ${join(folder, 'devices')}`,
    'mount_check = false',
    '[pipeline:main]',
    `pipeline = ${name}-server`,
    `[app:${name}-server]`,
    `use = egg:swift#${name}`,
  ]
  writeFileSync(join(folder, `${name}-server.conf`), `${lines.join('\n')}\n`)
}

function proxyConfig(folder: string, port: number): string {
  const filters = ['catch_errors', 'cache', 'listing_formats', 's3api', 'tempauth', 'copy', 'slo', 'dlo']
  const own: Record<string, string[]> = {
    cache: ['use = egg:swift#memcache', 'memcache_servers = 127.0.0.1:1'],
    s3api: ['use = egg:swift#s3api', 's3_acl = false', 'location = us-east-1', 'check_bucket_owner = false'],
    tempauth: ['use = egg:swift#tempauth', 'user_test_tester = testing .admin'],
  }
  const sections = filters.flatMap((filter) => [`[filter:${filter}]`, ...(own[filter] ?? [`use = egg:swift#${filter}`])])
  const app = ['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true', 'allow_account_management = true']
  const pipeline = ['[pipeline:main]', `pipeline = ${filters.join(' ')} proxy-server`]
  return `${[...defaults(folder, port), ...pipeline, ...app, ...sections].join('\n')}\n`
}

const defaults = (folder: string, port: number): string[] => [
  '[DEFAULT]',
  'bind_ip = 127.0.0.1',
  `bind_port = ${port}`,
  `swift_dir = ${folder}`,
  'user = root',
  'workers = 0',
]

async function createBucket(settings: S3Settings): Promise<void> {
  const { client, bucket, close } = createObjectStore({ settings, patienceMs: 0 })
  const deadline = Date.now() + START_TIMEOUT_MS
  try {
    for (;;) {
      try {
        await client.send(new CreateBucketCommand({ Bucket: bucket }))
        return
      } catch (error) {
        if (Date.now() > deadline) throw error
        await setTimeout(250)
      }
    }
  } finally {
    close()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
