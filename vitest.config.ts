import { defineConfig } from 'vitest/config'

/** How long a test may take; what it waits for may take half of it. On a busy machine everything lasts several times as long. */
const patience = (ms: number) => ({ testTimeout: ms, hookTimeout: ms, expect: { poll: { timeout: ms / 2 } } })

/**
 * Kinds of test beside the code: pure (`x.test.ts`), on a real Postgres (`x.db.test.ts`), with a real ffmpeg or real engines (`x.media.test.ts`), and
 * what takes minutes to count (`x.long.test.ts`, by `npm run test:long` alone).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{db,media,long}.test.ts', '**/node_modules/**'],
          ...patience(30_000),
        },
      },
      {
        test: {
          name: 'db',
          include: ['{apps,packages}/*/src/**/*.db.test.ts'],
          ...patience(240_000),
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'media',
          include: ['{apps,packages}/*/src/**/*.media.test.ts'],
          ...patience(300_000),
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{apps,packages}/*/src/**/*.long.test.ts'],
          ...patience(1_800_000),
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
