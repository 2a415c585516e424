import { aTimeline, audioTrack, clip, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Track } from '@fablecut/domain/timeline/model'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../testing/stub-api.ts'
import { renderEditor } from '../../../testing/render-editor.tsx'
import type { SourcedItem } from './item-fields.ts'
import { MediaItemEditor } from './media-item-editor.tsx'

async function openMusic(more: Partial<Track>) {
  stubApi()
  const music = { ...audioTrack('music', [song(['m', 0, 60])]), ...more }
  const timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60])]), music])
  await renderEditor(<MediaItemEditor item={music.items[0] as SourcedItem} asset={undefined} />, { timeline })
  await screen.findByText('Audio Editor')
}

test('automatic music explains that it is trimmed or repeated with the film (ED-45)', async () => {
  await openMusic({ followsFilm: true })
  expect(screen.getByText(/cut or repeated to end there/u)).toBeTruthy()
})

test('user-placed music does not', async () => {
  await openMusic({})
  expect(screen.queryByText(/follows the film/u)).toBeNull()
})
