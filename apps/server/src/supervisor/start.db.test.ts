import { type ChildProcess, type SpawnOptions, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
// Below the ports that systems assign.
const port = String(10_100 + 2 * (process.pid % 900))
const url = `http://localhost:${port}`
const dataFolder = mkdtempSync(join(tmpdir(), 'fablecut-product-'))
chmodSync(dataFolder, 0o755)
let product: { child: ChildProcess; output: () => string } | undefined

afterAll(async () => {
  if (product) await stop(product)
  rmSync(dataFolder, { recursive: true, force: true })
})

function launch(environment: Record<string, string> = {}) {
  return watched(spawn(process.execPath, ['start.mjs'], options(environment)))
}

/** As in a terminal: npm and its children share one process group, which Ctrl-C interrupts. */
function launchInTerminal() {
  return watched(spawn('npm', ['start', '--silent'], { ...options(), detached: true }))
}

function options(environment: Record<string, string> = {}) {
  const own = { PORT: port, FABLECUT_DATA: dataFolder, EXAMPLES: 'off', NODE_COMPILE_CACHE: undefined }
  const env = { ...process.env, ...own, ...environment }
  return { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] } satisfies SpawnOptions
}

function watched(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output }
}

async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await what())) await wait(50)
}

async function ready(started: ReturnType<typeof launch>) {
  await until(() => {
    if (started.child.exitCode !== null) throw new Error(started.output())
    return started.output().includes(`Fablecut is ready: ${url}`)
  })
  return started
}

async function stop({ child }: { child: ChildProcess }): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

const isReady = () =>
  fetch(`${url}/api/system`).then(
    (response) => response.ok,
    () => false,
  )
const postmaster = () => Number(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** The children of the supervisor. */
function childrenOf(pid: number): { pid: number; file: string }[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), file: line.trim().split('/').at(-1)! }))
}

const childPid = (name: string) => childrenOf(product!.child.pid!).find(({ file }) => file === name)?.pid

test('one command starts the product, and dead processes are restarted', async () => {
  product = await ready(launch())
  expect(await isReady()).toBe(true)
  const dead = childPid('api.ts')!
  process.kill(dead, 'SIGKILL')
  await until(async () => childPid('api.ts') !== dead && (await isReady()))
  process.kill(postmaster(), 'SIGKILL')
  await until(async () => existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid')) && (await fetch(`${url}/api/me`)).status === 401)
})

test('after killing every process the next start recovers', async () => {
  const pids = [product!.child.pid!, ...childrenOf(product!.child.pid!).map(({ pid }) => pid), postmaster()]
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await until(async () => !(await isReady()))
  product = await ready(launch())
  expect(await isReady()).toBe(true)
})

test('a second start in the same folder or on the same port is refused in one line', async () => {
  for (const [environment, line] of [
    [{}, `Fablecut cannot start: Port ${port} is in use by another program.`],
    [{ PORT: String(Number(port) + 1) }, `Fablecut cannot start: Fablecut runs already in ${dataFolder}`],
  ] as const) {
    const second = launch(environment)
    expect(await new Promise((resolve) => second.child.once('exit', resolve))).toBe(1)
    expect(second.output()).toContain(line)
    expect(second.output().trim().split('\n')).toHaveLength(1)
  }
  expect(await isReady()).toBe(true)
})

test('stopping the product stops its database', async () => {
  expect(await stop(product!)).toBe(0)
  expect(product!.output()).toContain('Stopped.')
  expect(existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid'))).toBe(false)
  expect(await isReady()).toBe(false)
})

test('the processes leave their compiled modules in the data folder for the next start', () => {
  expect(readdirSync(join(dataFolder, 'compiled-modules'), { recursive: true }).length).toBeGreaterThan(100)
})

/** Pids of a process and all of its descendants. */
function familyOf(pid: number): number[] {
  const pairs = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const descend = (parent: number): number[] => [parent, ...pairs.filter(([, of]) => of === parent).flatMap(([child]) => descend(child))]
  return descend(pid)
}

const isAlive = (pid: number): boolean => {
  try {
    // A zombie process counts as gone.
    return process.kill(pid, 0) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const asCreator = async (path: string, init: { cookie?: string; body?: object } = {}): Promise<Response> => {
  const headers = { origin: url, 'content-type': 'application/json', ...(init.cookie && { cookie: init.cookie }) }
  const response = await fetch(url + path, { headers, ...(init.body && { method: 'POST', body: JSON.stringify(init.body) }) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

test('Ctrl-C during a generation stops every process without an error, and the next start completes the story', async () => {
  product = await ready(launchInTerminal())
  const account = { name: 'Ada', email: 'ada@films.test', password: 'seven lighthouses at dusk' }
  const cookie = (await asCreator('/api/auth/sign-up/email', { body: account })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const script = {
    script_content: 'The keeper lights his lamp. A boat finds its way home.',
    auto_rewrite: false,
    visual_style: 'citypop',
    is_preview: true,
  }
  const { workflowRunId } = (await (
    await asCreator('/api/stories/workflow/generate_script_to_video', { cookie, body: script })
  ).json()) as { workflowRunId: string }
  const status = async (): Promise<string> => {
    const { story } = (await (await asCreator(`/api/stories/by_workflow/${workflowRunId}`, { cookie })).json()) as {
      story: { status: string }
    }
    return story.status
  }
  await until(async () => (await status()) === 'processing:generating_images')
  const pids = [...familyOf(product.child.pid!), postmaster()]
  expect(pids.length).toBeGreaterThan(5)

  const closed = once(product.child, 'close')
  process.kill(-product.child.pid!, 'SIGINT')
  await closed
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
  expect(product.output().match(/Stopped\./g)).toHaveLength(1)
  // The note that work continues at the next start is not an error.
  const complaints = product
    .output()
    .split('\n')
    .filter((line) => /"level":"(warn|error)"/.test(line) && !line.includes('workflows are still running'))
  expect(complaints.join('\n')).toBe('')
  expect(existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid'))).toBe(false)

  product = await ready(launch())
  await until(async () => (await status()) === 'paused')
  expect(await stop(product)).toBe(0)
})
