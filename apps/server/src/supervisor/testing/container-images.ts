import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Podman } from './podman.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const postgresImage = fileURLToPath(new URL('images/postgres', import.meta.url))

const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Which of these programs, or root, is missing; null when nothing is. */
export function findMissing(programs: readonly string[]): string | null {
  const missing = programs.filter((program) => !isInstalled(program))
  if (process.getuid?.() !== 0) missing.push('root')
  return missing.length === 0 ? null : missing.join(', ')
}

export const BUILD_PROGRAMS = ['podman', 'buildah', 'mmdebstrap', 'unshare', 'nsenter']

/**
 * Builds the image `fablecut` of this checkout by deploy/Containerfile. Its base image is made of Debian's packages under the name of the public one, because
 * a registry of images is not needed for anything else.
 */
export async function buildProductImage({ buildah }: Podman, folder: string): Promise<void> {
  await run(process.execPath, ['tools/release.mjs', '--folder', join(folder, 'context/release'), '--without-postgres'], { cwd: root })
  // As in the image debian:bookworm-slim, without documentation; with Perl it is some 50 MB larger than that one.
  const omitted = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
  await run('mmdebstrap', ['--variant=minbase', ...omitted, 'bookworm', join(folder, 'base.tar')])
  const base = await buildah('from', 'scratch')
  await buildah('add', '-q', base, join(folder, 'base.tar'), '/')
  await buildah('commit', '-q', '--rm', base, 'docker.io/library/debian:bookworm-slim')
  const context = ['--build-context', `build=${join(folder, 'context')}`]
  await buildah('build', '--format', 'docker', ...context, '-f', join(root, 'deploy/Containerfile'), '-t', 'fablecut', root)
}

/** Builds what stands for the image `postgres:18`, over the base image of the product. */
export async function buildPostgresImage({ buildah }: Podman): Promise<void> {
  await buildah('build', '-t', 'docker.io/library/postgres:18', postgresImage)
}
