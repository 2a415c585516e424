import { aShot } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { ShotCardImage } from './shot-card-image.tsx'

const NO_TAKES = { image: [], video: [], audio: [], isPending: false, error: null }

test("a card has the film's aspect ratio and shows the whole image, also for portrait films", async () => {
  stubApi()
  const shot = { ...aShot('s1'), activeImageUrl: '/media/i/image.png' }
  await renderEditor(
    <ShotCardImage card={{ shot, number: 1, seconds: 3, isEstimate: false }} takes={NO_TAKES}>
      <button>Open</button>
    </ShotCardImage>,
    { story: { size: { width: 720, height: 1280 } } },
  )
  const card = (await screen.findByRole('button', { name: 'Open' })).parentElement!
  expect(card.style.aspectRatio).toBe('720 / 1280')
  expect(card.querySelector('img')!.className).toContain('object-contain')
})
