import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Podman = Awaited<ReturnType<typeof openPodman>>

/** Below the limits of any process: Podman's own defaults need the right to raise limits, which root may lack. */
const containersConf = (folder: string): string => `
[containers]
default_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
[network]
network_config_dir = "${folder}/networks"
`
const storageConf = (folder: string): string => `
[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "${folder}/run"
`

/**
 * Programs of containers, whose images, volumes and networks are below `folder`. They run in a mount namespace of their own, without the second
 * hierarchy of control groups that some systems mount beside the first one, and that crun refuses. Needs root.
 */
export async function openPodman(folder: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'containers.conf'), containersConf(folder))
  writeFileSync(join(folder, 'storage.conf'), storageConf(folder))
  const namespace = await openMountNamespace()
  const environment = {
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
    BUILDAH_ISOLATION: 'chroot',
    // Timers of systemd would make health checks; tests ask for them.
    DISABLE_HC_SYSTEMD: 'true',
  }
  const inside = (program: string, args: readonly string[]) => ['--target', String(namespace.pid), '--mount', program, ...args]
  /** Runs a program and returns what it printed. Paths are absolute. */
  const call = async (program: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<string> => {
    const env = { ...process.env, ...environment, ...variables }
    return (await run('nsenter', inside(program, args), { env, maxBuffer: 100_000_000 })).stdout.trim()
  }
  const podman = (...args: string[]): Promise<string> => call('podman', args)
  return {
    call,
    podman,
    buildah: (...args: string[]): Promise<string> => call('buildah', args),
    /** Starts a program and goes on. */
    start: (program: string, args: readonly string[]): ChildProcess =>
      spawn('nsenter', inside(program, args), { env: { ...process.env, ...environment }, stdio: 'ignore' }),
    /** Ends all containers. */
    async close(): Promise<void> {
      await podman('rm', '--all', '--force', '--volumes')
      namespace.kill()
    },
  }
}

async function openMountNamespace(): Promise<ChildProcess> {
  const script = 'umount /sys/fs/cgroup/unified 2> /dev/null; echo open; exec sleep infinity'
  const namespace = spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(namespace.stdout!, 'data')
  return namespace
}
