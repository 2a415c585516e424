import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
// @ts-expect-error plain JavaScript, as all tools
import { mutationPlugin } from './tools/mutation/plugin.mjs'

/** How long a test may take; what it waits for may take half of it. On a busy machine everything lasts several times as long. */
const patience = (ms: number) => ({ testTimeout: ms, hookTimeout: ms, expect: { poll: { timeout: ms / 2 } } })

/**
 * Files of one worker share its modules, which halves the time: most of it was loading the same modules again. So nothing that a test replaces may outlive
 * it.
 */
const sharedModules = { isolate: false, unstubGlobals: true, restoreMocks: true }

/** The build writes these modules with plugins of its own (apps/web/contract-routes.ts, apps/web/caption-fonts.ts). */
const builtModules = {
  alias: {
    'virtual:contract-routes': fileURLToPath(new URL('./apps/web/src/testing/contract-routes.ts', import.meta.url)),
    'virtual:caption-fonts': fileURLToPath(new URL('./apps/web/src/testing/caption-fonts.ts', import.meta.url)),
  },
}

const components = {
  environment: 'happy-dom' as const,
  // Starts in half the time of processes.
  pool: 'threads' as const,
  setupFiles: ['apps/web/src/testing/setup-dom.ts'],
  ...patience(60_000),
}

/** Only while `npm run mutation` judges a change, or looks for the tests that reach it. */
const plugins = process.env.MUTANT || process.env.MUTATION_PROBES ? [mutationPlugin()] : []
const recordReached = process.env.MUTATION_PROBES ? ['tools/mutation/record-reached.mjs'] : []

/**
 * Kinds of test beside the code: pure (`x.test.ts`), of rendered components (`x.test.tsx`; `x.mock.test.tsx` where modules are replaced, so that none can be
 * shared), on a real Postgres (`x.db.test.ts`), with a real ffmpeg or real engines (`x.media.test.ts`), and what takes minutes to count (`x.long.test.ts`, by `npm run test:long` alone).
 */
export default defineConfig({
  test: {
    // By default it is in node_modules, whose size `npm run verify` limits.
    fsModuleCachePath: '.cache/vitest',
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.ts'],
          exclude: ['**/*.{db,media,long}.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/restore-timers.ts', 'tests/fixed-seed.ts'],
          ...sharedModules,
          ...patience(30_000),
        },
      },
      {
        plugins,
        resolve: builtModules,
        test: {
          name: 'component',
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: ['**/*.mock.test.tsx', '**/node_modules/**'],
          ...components,
          ...sharedModules,
        },
      },
      {
        plugins,
        resolve: builtModules,
        test: {
          name: 'component-mock',
          include: ['apps/web/src/**/*.mock.test.tsx'],
          ...components,
        },
      },
      {
        plugins,
        test: {
          name: 'db',
          setupFiles: recordReached,
          include: ['{apps,packages}/*/src/**/*.db.test.ts'],
          ...sharedModules,
          ...patience(240_000),
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        plugins,
        test: {
          name: 'media',
          setupFiles: recordReached,
          include: ['{apps,packages}/*/src/**/*.media.test.ts', 'tools/assets/*.media.test.ts', 'tests/accuracy/*.media.test.ts'],
          // Engines that a developer has installed do not count.
          env: { FABLECUT_DATA: '/nowhere' },
          ...sharedModules,
          ...patience(300_000),
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        plugins,
        test: {
          name: 'long',
          include: ['{apps,packages}/*/src/**/*.long.test.ts', 'tests/accuracy/*.long.test.ts'],
          ...patience(1_800_000),
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
