import {
  aTimeline,
  caption,
  captionTrack,
  clip,
  filmOf,
  upperTrack,
  picture,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTransfer, at, clipOf, drag, dragTo, renderTimeline, tracksArea } from '../testing/render-timeline.tsx'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 50])
const twoRows = aTimeline([primaryTrackOf('main', [clip(['a', 0, 100]), clip(['b', 100, 100])]), audioTrack('s', [song(['m', 20, 60])])])
const query = (selector: string) => document.querySelector<HTMLElement>(selector)
const hint = () => query('[data-drop-hint]')?.textContent

test('a clip dropped after another one follows it', async () => {
  const timeline = await renderTimeline(film)
  const transfer = dragTo('a', at(100, 40), at(650, 40))
  expect(timeline.layout()).toBe('b 0-90, a 90-150, c 150-200')
  expect(JSON.parse(transfer.getData('application/json'))).toEqual({ source: 'timeline-item', timelineItemId: 'a', trackId: 'main' })
  expect([transfer.effectAllowed, transfer.dropEffect]).toEqual(['move', 'move'])
  expect(timeline.session.store.getState().history.past).toHaveLength(1)
})

test('a drag shows its items beside the pointer, and where they would be dropped', async () => {
  await renderTimeline(film)
  const transfer = aTransfer()
  drag('dragStart', clipOf('a'), transfer, at(100, 40))
  const isTaken = !drag('dragOver', tracksArea(), transfer, at(650, 40))
  expect(isTaken).toBe(true)
  expect(query('[data-drag-ghost]')?.style).toMatchObject({ left: '706px', top: '94px' })
  expect(query('[data-drop="row"]')?.dataset.verdict).toBe('compatible')
  expect(query('[data-drop="row"]')?.style).toMatchObject({ top: '12px', height: '80px' })
  // The cut after the second clip, four px wide.
  expect(query('[data-drop-zone="after"]')?.style).toMatchObject({ transform: 'translateX(748px)', width: '4px' })
  drag('dragOver', tracksArea(), transfer, at(400, 40))
  expect(query('[data-drop-zone]')).toBeNull()
  drag('dragOver', tracksArea(), transfer, at(800, 40))
  expect(query('[data-drop-zone="before"]')?.style.transform).toBe('translateX(748px)')
  drag('dragEnd', clipOf('a'), transfer)
  expect(query('[data-drag-ghost]')).toBeNull()
  expect(query('[data-drop]')).toBeNull()
})

test('a track of another type says what it accepts, and a drop there changes nothing', async () => {
  const timeline = await renderTimeline(twoRows)
  const transfer = aTransfer()
  drag('dragStart', clipOf('m'), transfer, at(150, 115))
  drag('dragOver', tracksArea(), transfer, at(150, 40))
  expect(hint()).toBe('Only video and image files are allowed')
  expect(transfer.dropEffect).toBe('none')
  expect(query('[data-drop="row"]')?.dataset.verdict).toBe('incompatible')
  expect(query('[data-drop-zone]')).toBeNull()
  drag('drop', tracksArea(), transfer, at(150, 40))
  expect(timeline.layout()).toBe('a 0-100, b 100-200 | m 20-80')
  expect(hint()).toBeUndefined()
})

test('audio moves with the pointer, and its target range is shown', async () => {
  const timeline = await renderTimeline(twoRows)
  const transfer = aTransfer()
  drag('dragStart', clipOf('m'), transfer, at(150, 115))
  drag('dragOver', tracksArea(), transfer, at(550, 115))
  expect(query('[data-drop-zone="gap"]')?.style).toMatchObject({ transform: 'translateX(500px)', width: '300px' })
  // Its start meets the cut of the film.
  expect(query('[data-guide]')?.dataset.guide).toBe('100')
  drag('dragOver', tracksArea(), transfer, at(650, 115))
  expect(query('[data-guide]')).toBeNull()
  drag('drop', tracksArea(), transfer, at(650, 115))
  expect(timeline.layout()).toBe('a 0-100, b 100-200 | m 120-180')
})

test('a guide is shown where the dragged end meets the playhead', async () => {
  const timeline = await renderTimeline(twoRows)
  timeline.playback.store.setState({ frame: 150 })
  const transfer = aTransfer()
  drag('dragStart', clipOf('m'), transfer, at(100, 115))
  drag('dragOver', tracksArea(), transfer, at(425, 115))
  expect(query('[data-guide]')?.dataset.guide).toBe('150')
})

test('dropping on a strip between tracks moves the item to a new track', async () => {
  const timeline = await renderTimeline(twoRows)
  const transfer = aTransfer()
  drag('dragStart', clipOf('b'), transfer, at(500, 40))
  drag('dragOver', tracksArea(), transfer, at(500, 5))
  expect(query('[data-drop="strip"]')?.style.top).toBe('6px')
  drag('drop', tracksArea(), transfer, at(500, 5))
  expect(timeline.layout()).toBe('b 100-200 | a 0-100 | m 20-80')
})

test('the indicator of a strip is where the new track will be: audio goes below video', async () => {
  await renderTimeline(twoRows)
  const transfer = aTransfer()
  drag('dragStart', clipOf('m'), transfer, at(150, 115))
  drag('dragOver', tracksArea(), transfer, at(150, 5))
  expect(query('[data-drop="strip"]')?.style.top).toBe('98px')
  drag('dragOver', tracksArea(), transfer, at(150, 200))
  expect(query('[data-drop="strip"]')?.style.top).toBe('140px')
})

test('several selected items are dragged together and counted beside the pointer', async () => {
  const items = Array.from({ length: 7 }, (_, index) => picture([`p${index}`, index * 30, 30]))
  const timeline = await renderTimeline(aTimeline([primaryTrackOf('main', items)]))
  timeline.session.select(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
  const transfer = aTransfer()
  drag('dragStart', clipOf('p0'), transfer, at(20, 40))
  expect(document.querySelectorAll('[data-thumbnail]')).toHaveLength(5)
  expect(query('[data-more]')?.textContent).toBe('+1')
  expect(query('[data-thumbnail]')?.style.backgroundImage).toContain('/media/picture/file')
  drag('drop', tracksArea(), transfer, at(990, 40))
  expect(timeline.layout()).toBe('p6 0-30, p0 30-60, p1 60-90, p2 90-120, p3 120-150, p4 150-180, p5 180-210')
})

test('a single dragged audio item or caption is named beside the pointer; five items are not counted', async () => {
  const timeline = await renderTimeline(
    aTimeline([
      primaryTrackOf('main', [clip(['a', 0, 200])]),
      audioTrack('s', [song(['m', 0, 60, { title: 'Waves' }])]),
      captionTrack('t', [caption(['hello', 0, 60])]),
    ]),
  )
  const transfer = aTransfer()
  drag('dragStart', clipOf('m'), transfer, at(20, 115))
  expect(query('[data-thumbnail]')?.textContent).toBe('Waves')
  expect(query('[data-more]')).toBeNull()
  drag('dragEnd', clipOf('m'), transfer)
  timeline.session.select(['hello'])
  drag('dragStart', clipOf('hello'), transfer, at(20, 160))
  expect(query('[data-thumbnail]')?.textContent).toBe('hello')
})

test('a group is dragged as a whole once it is selected', async () => {
  const grouped = aTimeline([
    primaryTrackOf('main', [clip(['v', 0, 100, { groupId: 'g' }]), clip(['w', 100, 100])]),
    audioTrack('s', [voice(['o', 0, 50, { groupId: 'g' }])]),
  ])
  const timeline = await renderTimeline(grouped)
  timeline.session.select(['v', 'o'])
  const transfer = dragTo('v', at(100, 40), at(900, 40))
  expect(JSON.parse(transfer.getData('application/json'))).toEqual({ source: 'timeline-group', groupId: 'g' })
  expect(timeline.layout()).toBe('w 0-100, v 100-200 | o 100-150')
})

test('an asset of the media pane is inserted where it is dropped', async () => {
  const timeline = await renderTimeline(film)
  const transfer = aTransfer()
  transfer.setData('application/json', JSON.stringify({ source: 'media-asset', mediaAssetId: 'source-30', mediaAssetType: 'video' }))
  drag('dragStart', document.body, transfer)
  drag('dragOver', tracksArea(), transfer, at(305, 40))
  expect(transfer.dropEffect).toBe('copy')
  expect(query('[data-drop-zone="before"]')?.style.transform).toBe('translateX(298px)')
  expect(query('[data-thumbnail]')).toBeNull()
  drag('dragOver', tracksArea(), transfer, at(500, 40))
  expect(query('[data-drop-zone="replace"]')?.style).toMatchObject({ transform: 'translateX(300px)', width: '450px' })
  drag('drop', tracksArea(), transfer, at(305, 40))
  expect(timeline.layout()).toMatch(/^a 0-60, \S+ 60-90, b 90-180, c 180-230$/u)
})

test('a drag from another page is rejected with a message', async () => {
  const timeline = await renderTimeline(film)
  const transfer = { ...aTransfer(), types: ['text/plain'] }
  drag('dragEnter', tracksArea(), transfer, at(305, 40))
  expect(hint()).toBe('Not supported')
  expect(transfer.dropEffect).toBe('none')
  drag('dragLeave', timeline.scroller, transfer, at(305, 40), { relatedTarget: document.body })
  expect(hint()).toBeUndefined()
})

test('a drag between elements of the timeline is not cancelled', async () => {
  const timeline = await renderTimeline(film)
  const transfer = aTransfer()
  drag('dragStart', clipOf('a'), transfer, at(100, 40))
  drag('dragOver', tracksArea(), transfer, at(650, 40))
  drag('dragLeave', timeline.scroller, transfer, at(650, 40), { relatedTarget: clipOf('b') })
  expect(query('[data-drop]')).not.toBeNull()
  drag('dragLeave', timeline.scroller, transfer, at(650, 40), { relatedTarget: document.body })
  expect(query('[data-drop]')).toBeNull()
  expect(query('[data-drag-ghost]')).not.toBeNull()
})

test('a read-only story accepts no drop and starts no drag', async () => {
  const timeline = await renderTimeline(film, { readOnlyReason: 'Edited in another tab' })
  const transfer = aTransfer()
  expect(drag('dragStart', clipOf('a'), transfer, at(100, 40))).toBe(false)
  expect(transfer.getData('application/json')).toBe('')
  transfer.setData('application/json', JSON.stringify({ source: 'media-asset', mediaAssetId: 'source-30', mediaAssetType: 'video' }))
  drag('dragStart', document.body, transfer)
  drag('dragOver', tracksArea(), transfer, at(305, 40))
  expect(transfer.dropEffect).toBe('none')
  drag('drop', tracksArea(), transfer, at(305, 40))
  expect(timeline.layout()).toBe('a 0-60, b 60-150, c 150-200')
})

test('an empty timeline is highlighted during a drag and inserts at its beginning', async () => {
  const timeline = await renderTimeline(
    aTimeline([primaryTrackOf('main', [])], [buildAsset('short', { metadata: { duration: 2, fps: 30 } })]),
  )
  expect(screen.getByText('Drag video/image/audio to create a new track')).toBeTruthy()
  const zone = query('[data-empty-zone]')!
  expect(zone.className).toContain('border-field')
  const transfer = aTransfer()
  transfer.setData('application/json', JSON.stringify({ source: 'media-asset', mediaAssetId: 'short', mediaAssetType: 'video' }))
  drag('dragStart', document.body, transfer)
  drag('dragOver', tracksArea(), transfer, at(700, 200))
  expect(zone.className).toContain('border-info')
  expect(query('[data-drop]')).toBeNull()
  drag('drop', tracksArea(), transfer, at(700, 200))
  expect(timeline.layout()).toMatch(/^\S+ 0-60$/u)
  expect(query('[data-empty-zone]')).toBeNull()
})

test('an empty primary track shows a hint while other tracks have items', async () => {
  await renderTimeline(aTimeline([upperTrack('o', [clip(['x', 0, 60])]), primaryTrackOf('main', [])]))
  expect(query('[data-empty-zone]')?.style).toMatchObject({ top: '104px', height: '80px' })
})
