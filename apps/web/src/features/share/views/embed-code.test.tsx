import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stubApi } from '../../../testing/stub-api.ts'
import { openSharePopup, storyOnServer } from '../testing/share-popup-fixture.tsx'

const CODE = '<iframe src="https://x.test/embed/s1"></iframe>'
const PUBLISHED = { is_published: true, is_public: true }

async function openEmbed(story: Parameters<typeof storyOnServer>[0], oembed: () => Response) {
  stubApi({ ...storyOnServer(story).responses, 'GET /oembed': oembed })
  const popup = await openSharePopup(story)
  await popup.press('Copy Link')
  return popup
}

test('the code of a public film is shown and copied', async () => {
  const { press } = await openEmbed(PUBLISHED, () => Response.json({ html: CODE }))
  await press('Embed')
  expect(await screen.findByDisplayValue(CODE)).toBeTruthy()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await press('Copy code')
  expect(copied).toHaveBeenCalledWith(CODE)
  expect(await screen.findByText('Code copied to clipboard')).toBeTruthy()
})

test('a blocked clipboard leaves the code selected for copying by hand', async () => {
  const { press } = await openEmbed(PUBLISHED, () => Response.json({ html: CODE }))
  await press('Embed')
  const field = (await screen.findByDisplayValue(CODE)) as HTMLTextAreaElement
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  await press('Copy code')
  expect(await screen.findByText('The code is selected. Copy it with your keyboard or menu.')).toBeTruthy()
  expect([document.activeElement === field, field.selectionEnd]).toEqual([true, CODE.length])
})

test('a server that allows no frames says so, and a code that could not be read can be asked for again', async () => {
  let status = 503
  const { press } = await openEmbed(PUBLISHED, () => new Response('', { status }))
  await press('Embed')
  expect(await screen.findByText('The code could not be read.')).toBeTruthy()
  status = 404
  await press('Try again')
  expect(await screen.findByText('This server does not allow its films in other web pages.')).toBeTruthy()
})

test('a story that is not public has no code', async () => {
  await openEmbed({}, () => Response.json({ html: CODE }))
  await screen.findByRole('heading', { name: 'Copy Link' })
  expect(screen.queryByRole('button', { name: 'Embed' })).toBeNull()
})
