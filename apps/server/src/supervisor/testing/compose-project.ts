import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Podman } from './podman.ts'

const PROJECT = 'fablecut'
const STOP_SECONDS = 60

export type ComposeProject = ReturnType<typeof openComposeProject>

type ProjectOptions = {
  /** Below deploy/. */
  readonly file: string
  /** A copy of the file is written here. */
  readonly folder: string
  /** Published instead of 3000. */
  readonly port: number
  /** Variables of the file. */
  readonly settings: Readonly<Record<string, string>>
}

/** The containers of a compose file, started by podman-compose as an operator does it. Their images exist. */
export function openComposeProject(podman: Podman, { file, folder, port, settings }: ProjectOptions) {
  const text = readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), 'utf8')
  const published = '127.0.0.1:3000:3000'
  if (!text.includes(published)) throw new Error(`${file} does not publish ${published}`)
  mkdirSync(join(folder, 'deploy'), { recursive: true })
  const path = join(folder, 'deploy', file)
  writeFileSync(path, text.replace(published, `127.0.0.1:${port}:3000`))
  const origin = `http://localhost:${port}`
  const compose = (...args: string[]) =>
    podman.call('podman-compose', ['-p', PROJECT, '-f', path, ...args], { ...settings, PUBLIC_URL: origin })
  return {
    origin,
    /** Examples, which a new installation makes first, would only take time. */
    up: () => compose('--podman-run-args=--env=EXAMPLES=off', 'up', '-d'),
    down: () => compose('down', '-v'),
    exec: (service: string, ...command: string[]) => podman.podman('exec', container(service), ...command),
    /** Makes the health check of a container. */
    isHealthy: (service: string, number: number): Promise<boolean> =>
      podman.podman('healthcheck', 'run', container(service, number)).then(
        () => true,
        () => setTimeout(1_000, false),
      ),
    /** Status of an answer; 0 when there is none. */
    statusOf: (path: string): Promise<number> =>
      fetch(origin + path).then(
        ({ status }) => status,
        () => setTimeout(200, 0),
      ),
    /** Returns the exit code of a container. */
    async stop(service: string, number: number): Promise<number> {
      const name = container(service, number)
      await podman.podman('stop', '--time', String(STOP_SECONDS), name)
      return Number(await podman.podman('inspect', '--format', '{{.State.ExitCode}}', name))
    },
  }
}

const container = (service: string, number = 1): string => `${PROJECT}_${service}_${number}`
