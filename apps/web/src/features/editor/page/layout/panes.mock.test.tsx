import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi } from '../../../../testing/stub-api.ts'
import { setWindowWidth } from '../../../../testing/stub-view.ts'
import { Panes } from './panes.tsx'

// happy-dom can't decode or draw a film.
vi.mock('../../stage/stage.tsx', () => ({ Stage: () => null }))

beforeEach(() => void stubApi())
const open = () => renderEditor(<Panes />, { timeline: filmOf(['a', 0, 60], ['b', 60, 60]) })
const panes = () => screen.getAllByRole('complementary').map((pane) => pane.getAttribute('aria-label'))
const noPanes = () => screen.queryByRole('complementary')
const button = (name: string) => screen.getByRole('button', { name })

test('from 1280 px both panes stand beside the preview', async () => {
  setWindowWidth(1440)
  await open()
  expect(panes()).toEqual(['Media', 'Properties'])
  expect(screen.getByRole('region', { name: 'Preview' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Media' })).toBeNull()
})

test('on a narrower screen one pane at a time lies over the preview', async () => {
  setWindowWidth(1024)
  const { user } = await open()
  expect(noPanes()).toBeNull()
  await user.click(button('Media'))
  expect(panes()).toEqual(['Media'])
  expect(button('Media').getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('complementary'))
  await user.click(button('Properties'))
  expect(panes()).toEqual(['Properties'])
  expect(button('Media').getAttribute('aria-expanded')).toBe('false')
  await user.click(button('Properties'))
  expect(noPanes()).toBeNull()
})

test('an open pane is closed by its button and by Escape, which gives the focus back', async () => {
  setWindowWidth(1024)
  const { user } = await open()
  await user.click(button('Media'))
  await user.click(button('Close'))
  expect(noPanes()).toBeNull()
  await user.click(button('Properties'))
  fireEvent.keyDown(screen.getByRole('complementary'), { key: 'Escape' })
  expect(noPanes()).toBeNull()
  expect(document.activeElement).toBe(button('Properties'))
})

test('a selected clip shows its properties, until none or several are selected', async () => {
  setWindowWidth(1024)
  const { session, user } = await open()
  const select = (...ids: string[]) => act(() => session.select(ids))
  select('a')
  expect(panes()).toEqual(['Properties'])
  select()
  expect(noPanes()).toBeNull()
  await user.click(button('Media'))
  select('a', 'b')
  expect(panes()).toEqual(['Media'])
  select('b')
  expect(panes()).toEqual(['Properties'])
})
