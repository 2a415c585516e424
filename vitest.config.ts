import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'db',
          include: ['{apps,packages}/*/src/**/*.db.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'media',
          include: ['{apps,packages}/*/src/**/*.media.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'long',
          include: ['{apps,packages}/*/src/**/*.long.test.ts'],
          testTimeout: 1_800_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
