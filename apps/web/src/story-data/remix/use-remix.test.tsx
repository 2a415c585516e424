import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { usePrefillStore } from './prefill-store.ts'
import { useRemix } from './use-remix.ts'

const community = (id: string, name: string) => ({ id, name, type: 'premade', modelData: { source: 'community', author: 'Mia' } })
const STORY = {
  id: 's1',
  category_id: 'character_vlog',
  created_by_user_id: 'somebody',
  reusable_files: [],
  category_inputs: { character: community('c-1', 'Tom'), additional_characters: [community('c-2', 'Ann')] },
} as const

function Remix() {
  const remix = useRemix(STORY as never)
  return <button onClick={() => void remix?.()}>Remix</button>
}

async function remixWhere(shared: readonly object[]) {
  stubApi({ 'GET /api/characters': { body: { characters: shared, nextCursor: null } } })
  const page = await renderPage(<Remix />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remix' }))
  await expect.poll(page.address).toBe('/story/create/vlog')
}

test('a remix names the characters that are no longer shared and opens its form without them', async () => {
  await remixWhere([community('c-1', 'Tom')])
  expect(await screen.findByText('Ann cannot be used here, so the form opens without this character.')).toBeTruthy()
  expect(usePrefillStore.getState().prefill).toMatchObject({ character: { id: 'c-1' } })
  expect(usePrefillStore.getState().prefill).not.toHaveProperty('additional_characters')
})

test('a remix with all its characters shows no message', async () => {
  await remixWhere([community('c-1', 'Tom'), community('c-2', 'Ann')])
  expect(screen.queryByText(/cannot be used here/u)).toBeNull()
})
