import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '../../platform/database/test-database.ts'
import type { S3Settings } from '../../platform/storage/s3/s3-settings.ts'
import { SMALLER_STORIES } from '../../workflows/testing/studio.ts'
import type { NetworkHost } from './network-host.ts'
import { type TcpProxy, openTcpProxy } from './tcp-proxy.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** To each account at its sign-up. */
export const GRANTED_CREDITS = 10_000

export type Machine = {
  readonly origin: string
  /** What its processes printed. */
  output(): string
  /** Stops all its processes until `thaw`, as a machine that is suspended. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
  /** Kills all its processes at once. */
  kill(): Promise<void>
}

type MachineOptions = {
  readonly port?: number
  /** Below the folder of the installation. */
  readonly folder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Default: directly. */
  readonly databaseBy?: TcpProxy
  /** Folder of another release; default: this one. */
  readonly root?: string
  /** Where it runs, default: this machine. Everything that it needs is at proxies on the gateway. */
  readonly host?: NetworkHost
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/** A new database, as on the first start of an installation, and machines with folders of their own over it. */
export async function openInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-machines-'))
  const database = await createTestDatabase()
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; drop schema dbos cascade; create schema public')
  const machines = new Set<Machine>()
  const proxies: TcpProxy[] = []
  const openProxy = async (target: Parameters<typeof openTcpProxy>[0], host?: string): Promise<TcpProxy> => {
    const proxy = await openTcpProxy(target, { host })
    proxies.push(proxy)
    return proxy
  }
  return {
    folder,
    pool: database.pool,
    async launch(role: 'api' | 'worker', name: string, options: MachineOptions = {}): Promise<Machine> {
      const port = String(options.port ?? 3000)
      const settings = {
        ROLE: role,
        PORT: port,
        FABLECUT_DATA: join(folder, options.folder ?? name),
        DATABASE_URL: options.databaseBy ? byProxy(database.url, options.databaseBy) : database.url,
        EXAMPLES: 'off',
        RATE_LIMITS: 'off',
        SIGNUP_CREDITS: String(GRANTED_CREDITS),
        SIGNUP_FREE_STORIES: '0',
        LOG_FORMAT: 'json',
      }
      const machine = await startMachine({ ...settings, ...options.environment }, options)
      machines.add(machine)
      return machine
    },
    /** To the database of the installation, which otherwise listens on a socket. `host`: where the proxy listens. */
    openDatabaseProxy: (host?: string) =>
      openProxy({ path: join(new URL(database.url).searchParams.get('host') ?? '', '.s.PGSQL.5432') }, host),
    /** To a server on this machine. */
    openProxy: (port: number, host?: string) => openProxy({ port, host: '127.0.0.1' }, host),
    /** From now on films have a quarter of their width and height, which takes a fraction of the time. */
    makeSmallFilms: () => database.pool.query(SMALLER_STORIES),
    async close(): Promise<void> {
      for (const machine of machines) machine.thaw()
      await Promise.all([...machines].map((machine) => machine.stop()))
      await Promise.all(proxies.map((proxy) => proxy.close()))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Settings of a machine with a bucket, which it reaches directly or by a proxy. */
export const bucketSettings = (s3: S3Settings, proxy?: TcpProxy): Record<string, string> => ({
  S3_ENDPOINT: proxy === undefined ? s3.endpoint! : `http://${proxy.host}:${proxy.port}`,
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})

function byProxy(databaseUrl: string, { host, port }: TcpProxy): string {
  const { username, pathname } = new URL(databaseUrl)
  return `postgres://${username}@${host}:${port}${pathname}`
}

/** Resolves when the machine is ready. */
async function startMachine(environment: Record<string, string>, { root: cwd = root, host }: MachineOptions): Promise<Machine> {
  const [program, ...args] = [...(host ? ['ip', 'netns', 'exec', host.namespace] : []), process.execPath, 'start.mjs']
  const child = spawn(program!, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With a group of its own, so that all of it can be frozen and killed.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const send = (signal: NodeJS.Signals): void => {
    if (isRunning(child)) process.kill(-child.pid!, signal)
  }
  const machine: Machine = {
    origin: `http://localhost:${environment['PORT']}`,
    output: () => output,
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    stop: () => end(child, () => child.kill('SIGTERM')),
    kill: () => end(child, () => send('SIGKILL')),
  }
  while (!output.includes('Fablecut is ready')) {
    if (!isRunning(child)) throw new Error(output)
    await setTimeout(50)
  }
  return machine
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

async function end(child: ChildProcess, signal: () => void): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  signal()
  await ended
}
