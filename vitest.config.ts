import { defineConfig } from 'vitest/config'

/** Three kinds of test beside the code: pure (`x.test.ts`), on a real Postgres (`x.db.test.ts`), with a real ffmpeg or real engines (`x.media.test.ts`). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/*.media.test.ts', '**/node_modules/**'],
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
    ],
  },
})
