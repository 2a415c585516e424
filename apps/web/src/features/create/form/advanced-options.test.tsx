import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { buildMaker, stubApi, SYSTEM } from '../../../testing/stub-api.ts'
import { AsmrPage } from '../asmr/asmr-page.tsx'
import { AdvancedOptions } from './advanced-options.tsx'
import { withVideoModel } from './model-settings.ts'

const openOptions = async () => {
  await renderPage(<AsmrPage />)
  await userEvent.click(await screen.findByRole('button', { name: /^Advanced Options/ }))
}

test('model selects name the built-in engine that generates (CD-111)', async () => {
  stubApi()
  await openOptions()
  expect(await screen.findByText('made by the built-in painter')).toBeTruthy()
  expect(screen.getByText('made by the built-in animator')).toBeTruthy()
})

test('a model that a connected provider makes is named with its maker, all others with the built-in engine', async () => {
  const makers = { ...SYSTEM.makers, image: { imagen4: buildMaker('Imagen 4') } }
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, builtin_engines: false, makers } } })
  await openOptions()
  expect(await screen.findByText('made by Imagen 4')).toBeTruthy()
  expect(screen.getByText('made by the built-in animator')).toBeTruthy()
  expect(screen.queryByText('made by the built-in painter')).toBeNull()
})

test('with a language model connected pictures are still made by the built-in engines', async () => {
  const language_model = { name: 'small-model', location: 'this_machine' }
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, builtin_engines: false, language_model } } })
  await openOptions()
  expect(await screen.findByText('made by the built-in painter')).toBeTruthy()
})

type Props = ComponentProps<typeof AdvancedOptions>
/** Renders the options as a form does; answers with its settings now. */
async function openForm(first: Partial<Props> = {}, makers: object = SYSTEM.makers) {
  stubApi({ 'GET /api/system': { body: { ...SYSTEM, makers: { ...SYSTEM.makers, ...makers } } } })
  let settings: unknown
  function Form() {
    const [image, setImage] = useState<Props['image']>(first.image ?? { model: 'seedream4' })
    const [video, setVideo] = useState<Props['video']>(first.video ?? withVideoModel('vidu-q2', '720p'))
    settings = { image, video }
    return (
      <AdvancedOptions
        storyType="character_vlog"
        characters={[]}
        note="Same price"
        whenUnavailable="other_provider"
        onWhenUnavailable={() => {}}
        {...first}
        image={image}
        onImage={setImage}
        video={video}
        onVideo={setVideo}
      />
    )
  }
  await renderPage(<Form />)
  await userEvent.click(await screen.findByRole('button', { name: /^Advanced Options/ }))
  return () => settings
}
const choose = async (select: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${select}`, 'u') }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`, 'u') }))
}
const press = async (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))

test('an image model with qualities begins with the medium one', async () => {
  const settings = await openForm()
  expect(screen.queryByRole('radiogroup', { name: 'Picture quality' })).toBeNull()
  await choose('Image model', 'gpt')
  expect(settings()).toMatchObject({ image: { model: 'gpt', parameters: { quality: 'medium' } } })
  await press('Picture quality', 'High')
  expect(settings()).toMatchObject({ image: { model: 'gpt', parameters: { quality: 'high' } } })
})

test('a resolution brings its model, and a model its clip length and mode', async () => {
  const settings = await openForm()
  await press('Model resolution', '1080p')
  expect(settings()).toMatchObject({ video: { model: 'kling2-5', parameters: { resolution: '1080p' } } })
  await choose('Video model', 'vidu-q2')
  expect(settings()).toMatchObject({ video: withVideoModel('vidu-q2', '1080p', 'character_vlog') })
})

test('the modes of a model are chosen', async () => {
  const [model, mode] = ['kling2.1', 'Pro'] as const
  const settings = await openForm({ video: withVideoModel(model, '720p') })
  await press('Mode', mode)
  expect(settings()).toMatchObject({ video: { model, parameters: { videoMode: 'pro' } } })
})

test('what a provider cannot make of a model is disabled with the reason', async () => {
  const image = { gpt: buildMaker('SDXL', { qualities: [] }) }
  const video = { 'kling2.1': buildMaker('Kling 2.1 Standard', { modes: ['standard'], takes_end_frame: false }) }
  const first = { image: { model: 'gpt' as const }, video: withVideoModel('kling2.1', '720p') }
  await openForm({ ...first, storyType: 'consistent-character', startEndFrame: true }, { image, video })
  const pro = within(screen.getByRole('radiogroup', { name: 'Mode' })).getByRole('radio', { name: 'Pro' })
  await waitFor(() => expect(pro.title).toBe('Kling 2.1 Standard does not have this mode'))
  const qualities = within(screen.getByRole('radiogroup', { name: 'Picture quality' })).getAllByRole('radio')
  expect(qualities.map(({ title }) => title)).toEqual(['SDXL makes one quality', '', 'SDXL makes one quality'])
  expect(screen.getByText('Pro: Kling 2.1 Standard does not have this mode')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Picture quality', description: /^\S+, \S+: SDXL makes one quality$/u })).toBeTruthy()
  await userEvent.click(screen.getByRole('combobox', { name: /^Video model/u }))
  const kling = await screen.findByRole('option', { name: /Kling 2\.1 Standard takes no end frame/u })
  expect(kling.getAttribute('aria-disabled')).toBe('true')
})

test('what happens when a provider is down is chosen where a provider makes one of the models', async () => {
  let chosen: string | undefined
  await openForm({ onWhenUnavailable: (value) => (chosen = value) }, { image: { seedream4: buildMaker('Seedream 4.0') }, video: {} })
  await waitFor(() => screen.getByRole('radiogroup', { name: 'When its provider is down' }))
  expect(screen.getByText(/Another provider of the same model makes the shot/u)).toBeTruthy()
  await press('When its provider is down', 'Ask me')
  expect(chosen).toBe('ask')
})

test('models that the cast excludes are listed with the reason', async () => {
  await openForm({ characters: ['train', 'train'] })
  await userEvent.click(screen.getByRole('combobox', { name: /^Image model/u }))
  const excluded = await screen.findAllByRole('option', { name: /Several characters need seedream4/u })
  expect(excluded.every((option) => option.getAttribute('aria-disabled') === 'true')).toBe(true)
  expect(screen.getByRole('option', { name: /^seedream4/u }).getAttribute('aria-disabled')).not.toBe('true')
})

test('a consistent style says beforehand when its provider cannot end a clip with the next picture', async () => {
  const video = withVideoModel('kling2-5', '720p', 'consistent-style')
  const said = /takes no end frame: a clip does not end with the picture of the next shot/u
  await openForm(
    { storyType: 'consistent-style', video },
    { image: {}, video: { [video.model]: buildMaker('Kling', { takes_end_frame: false }) } },
  )
  expect(await screen.findByText(said)).toBeTruthy()
})

test('a consistent style of a provider that can says nothing', async () => {
  const video = withVideoModel('kling2-5', '720p', 'consistent-style')
  await openForm({ storyType: 'consistent-style', video }, { image: {}, video: { [video.model]: buildMaker('Kling') } })
  expect(await screen.findByText(/made by Kling/u)).toBeTruthy()
  expect(screen.queryByText(/takes no end frame/u)).toBeNull()
})

test('a type with a single video model has nothing to choose', async () => {
  await openForm({ storyType: 'consistent-style' })
  expect(await screen.findByText('This kind of video has one model.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('combobox', { name: /^Video model/u }).disabled).toBe(true)
})
