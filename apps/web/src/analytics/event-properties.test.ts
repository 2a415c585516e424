import { analyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import { expect, test } from 'vitest'
import { sendableProperties } from './event-properties.ts'

test('unknown properties are omitted, false and zero are sent', () => {
  const properties = { story_id: undefined, credits_num: 0, is_preview: false, category_id: null, share: Number.NaN }
  expect(sendableProperties(properties)).toEqual({ credits_num: 0, is_preview: false, category_id: null })
})

test('any text is converted to one that the server accepts', () => {
  for (const text of ['a'.repeat(5_000), `${'a'.repeat(499)}😀`, '\ud800 half a character']) {
    const properties = sendableProperties({ text })
    expect(analyticsEvent.safeParse({ name: 'story_created', properties, at: 1 }).success).toBe(true)
    expect(String(properties.text).isWellFormed()).toBe(true)
  }
})
