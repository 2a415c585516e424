// `npm run dev`: the product, restarted on every change, and the web app on Vite's dev server with hot updates.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { onNode24 } from './on-node-24.mjs'

const webAddress = 'http://localhost:5173'
const packages = ['domain', 'contracts', 'render', 'generation', 'providers', 'studio']
const watched = ['apps/server/src', ...packages.map((name) => `packages/${name}/src`)]

await onNode24(import.meta.url, async () => {
  const { root, run, installed } = await import('./steps.mjs')
  const { readSettings } = await import('../apps/server/src/platform/settings.ts')
  const { startProduct } = await import('../apps/server/src/supervisor/start-product.ts')
  process.env.PUBLIC_URL ??= webAddress
  const settings = readSettings(process.env)
  const stopping = new AbortController()
  const product = await startProduct(settings, fail, stopping.signal).catch(fail)
  let timer
  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || name.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => product.processes.forEach((child) => child.restart()), 300)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void product.stop().then(() => process.exit(0), fail))
  }
  console.log(`The web app with hot updates: ${webAddress}`)
  await run(installed('vite'), ['--config', 'apps/web/vite.config.ts'], {
    show: true,
    env: { FABLECUT_SERVER: `http://localhost:${settings.port}` },
  })
})

function fail(error) {
  console.error(error)
  process.exit(1)
}
