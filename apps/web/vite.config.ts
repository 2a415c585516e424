import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { captionFonts } from './caption-fonts.ts'
import { contractRoutes } from './contract-routes.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.FABLECUT_SERVER ?? 'http://localhost:3000'
/** The server takes writes from its own origin only, so the proxy speaks in its name. */
const toServer = { target: server, changeOrigin: true, headers: { origin: server } }
const proxy = { '/api': toServer, '/media': toServer, '/songs': toServer }

/** Zod asks whether it may compile code when a first schema is made; our content policy forbids that, and the browser logs each question as an error. */
const configureZod = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.includes('/node_modules/zod/')) ? 'globalThis.__zod_globalConfig = { jitless: true };' : ''

/** Builds to `apps/web/dist`. `src/route-tree.gen.ts` is written from the folder of routes and committed, so a fresh clone type-checks before its first build. */
export default defineConfig({
  root: folder('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: folder('./src/routes'),
      generatedRouteTree: folder('./src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: false,
    }),
    captionFonts(),
    contractRoutes(),
    react(),
    tailwindcss(),
  ],
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    outDir: folder('./dist'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    // The licence texts of what is bundled travel with the bundle.
    license: { fileName: 'third-party-licenses.md' },
    // What six or more chunks share is one, but for the long texts of the forms: dozens of small files cost a page more than the few kB of it that it does not need.
    rolldownOptions: {
      output: {
        banner: configureZod,
        codeSplitting: {
          groups: [
            // Runs before any other module of texts is evaluated: those take their language then.
            { name: 'locale', test: /apps.web.src.texts.locale./, priority: 1 },
            { name: 'format', test: /apps.web.src.texts.format\.ts/, priority: 1 },
            { name: 'shared', test: /apps.web.src.(?!texts.create)|lucide-react/, minShareCount: 6 },
          ],
        },
      },
    },
  },
})
