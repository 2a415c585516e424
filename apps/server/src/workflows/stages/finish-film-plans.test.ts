import { expect, test } from 'vitest'
import { endTitleRequestOf } from './finish-film-plans.ts'

const NARRATIONS = ['Der alte Bäcker öffnet seine Backstube.', 'Er knetet den Teig für die Brötchen.']

test('the language of an end title is that of the story, else that of its narrations', () => {
  expect(endTitleRequestOf('Backstube', NARRATIONS)).toEqual({ title: 'Backstube', script: NARRATIONS.join('\n'), language: 'de' })
  expect(endTitleRequestOf('Backstube', NARRATIONS, 'en').language).toBe('en')
})
