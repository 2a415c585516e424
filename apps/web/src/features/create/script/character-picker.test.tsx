import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CharacterDialogProvider, type CharacterDialogProps } from '../../../slots/character-dialog.ts'
import { CharacterPicker } from './character-picker.tsx'
import { SCRIPT_DEFAULTS, scriptRequest, type ScriptForm } from './script-form.ts'

const GRANDMA = {
  id: 'm-1',
  name: 'Grandma',
  model_name: 'Grandma',
  image_url: '/media/m/image.png',
  reference_mode: 'quick',
  type: 'my-character',
  status: 'completed',
  description: '',
  is_public: false,
} as const

/** A dialog that offers one own character. */
const Dialog = ({ open, description, onChoose }: CharacterDialogProps) =>
  open && (
    <button aria-description={description} onClick={() => onChoose(GRANDMA)}>
      Grandma
    </button>
  )

function Form() {
  const form = useForm<ScriptForm>({ defaultValues: { ...SCRIPT_DEFAULTS, image_model_config: { model: 'fluxdev' } } })
  const values = useWatch({ control: form.control }) as ScriptForm
  return (
    <CharacterDialogProvider value={Dialog as never}>
      <CharacterPicker form={form} />
      <output>{JSON.stringify(scriptRequest(values, { isPreview: false, expectedCredits: 0, remixedFrom: undefined }))}</output>
    </CharacterDialogProvider>
  )
}

const sent = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, any>

test('an own quick character can be cast in an explainer: it is sent and selects an image model that supports it (CD-80, CD-32)', async () => {
  render(<Form />)
  expect(sent().character).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: /Character/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a character' }))
  const offered = screen.getByRole('button', { name: 'Grandma' })
  expect(offered.getAttribute('aria-description')).toContain('A quick reference character sets the image model to flux_kontext.')
  await userEvent.click(offered)
  expect(sent().character).toEqual({
    id: 'm-1',
    name: 'Grandma',
    model_name: 'Grandma',
    image_url: '/media/m/image.png',
    reference_mode: 'quick',
    type: 'my-character',
  })
  expect(sent().advanced_settings.image_model_config).toMatchObject({ model: 'flux_kontext' })
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Grandma' }))
  expect(sent().character).toBeUndefined()
  expect(sent().advanced_settings.image_model_config).toMatchObject({ model: 'seedream4' })
})
