import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planTexts } from '../../texts/plan.ts'
import { FormFields } from './form-fields.tsx'

const NOTES = planTexts.form.graphicNotes
const layers = [{ label: 'Crust' }, { label: 'Core' }]

test.each<[string, ShotGraphic, string]>([
  ['a ring', { template: 'ring', share: 0.7, label: 'Water' }, NOTES.diagram],
  ['steps', { template: 'steps', steps: layers }, NOTES.rows],
  ['words', { template: 'words', words: 'Your mind' }, NOTES.words],
  ['struck-out words', { template: 'words', words: 'Your mind', struck: 'Events' }, NOTES.none],
  ['a cutaway', { template: 'cutaway', layers }, NOTES.none],
])('it is said what can be drawn with %s', (_, graphic, note) => {
  render(<FormFields plan={{ ...EMPTY_PLAN, graphic }} narration="" onChange={() => {}} />)
  expect(screen.getByText(note)).toBeTruthy()
})
