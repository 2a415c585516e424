import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestApi } from './testing.ts'

test('prices and the limit of unfinished runs are settings, for forms and charges alike', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-prices-'))
  const file = join(folder, 'prices.json')
  writeFileSync(file, JSON.stringify({ costs: { 'story.script_to_video': { credits: 1200, per: 'story' } } }))
  const api = await startTestApi({ PRICE_BOOK_FILE: file, MAX_UNFINISHED_RUNS: '1', SIGNUP_FREE_STORIES: '0' })
  try {
    const ada = await api.signUp('Ada')
    const read = async (path: string, json?: unknown) => (await ada.send(path, json === undefined ? {} : { json })).json()
    expect(await read('/api/credits/prices')).toMatchObject({ costs: { 'story.script_to_video': { credits: 1200 } } })
    expect(await read('/api/credits/estimate', { key: 'story.script_to_video', inputs: {} })).toMatchObject({ credits: 1200 })
    const start = () =>
      ada.send('/api/stories/workflow/generate_script_to_video', { json: { script_content: 'A boat finds its way home.' } })
    expect((await start()).status).toBe(200)
    expect(await read('/api/me')).toMatchObject({ credits: 1800 })
    const refused = await start()
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'TOO_MANY_RUNS' }])
  } finally {
    await api.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
