import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ActivityChips } from './activity-chips.tsx'
import { stopTypingClock } from '../../../testing/stop-typing-clock.ts'
import { TopicEditor } from './topic-editor.tsx'

stopTypingClock()

const POPPY = { id: 'poppy', name: 'Poppy' }

function Topic() {
  const [topic, setTopic] = useState('@[Poppy](poppy) ')
  return (
    <>
      <TopicEditor value={topic} onChange={setTopic} people={[POPPY]} />
      <ActivityChips main={POPPY} onPick={setTopic} />
      <output>{topic}</output>
    </>
  )
}

const stored = () => screen.getByRole('status').textContent
const editor = () => screen.getByRole('textbox', { name: 'Vlog Topic' })

/** The events that a browser sends on a paste; happy-dom has no clipboard events. */
function paste(text: string, html = '') {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : html), files: [], types: ['text/plain'] },
  })
  editor().dispatchEvent(event)
}

test('pasted text is inserted as plain text, without blank lines and surrounding whitespace (C-051)', async () => {
  render(<Topic />)
  paste('  a\n\n\nb  ', '<b>a</b><p></p><p>b</p>')
  await waitFor(() => expect(stored()).toContain('a\nb'))
  expect(editor().querySelector('b')).toBeNull()
  expect(editor().querySelectorAll('p')).toHaveLength(2)
})

test('a copied mention is pasted as a mention', async () => {
  render(<Topic />)
  paste('@Poppy waves')
  await waitFor(() => expect(stored()).toContain('@[Poppy](poppy) waves'))
})

test('a suggestion is one undo step, also directly after a paste', async () => {
  render(<Topic />)
  paste('my own words')
  await waitFor(() => expect(stored()).toContain('my own words'))
  const own = stored()
  await userEvent.click(screen.getByRole('button', { name: 'Morning run' }))
  await waitFor(() => expect(editor().textContent).toContain('through the park'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored()).toBe(own))
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
  await waitFor(() => expect(stored()).toContain('through the park'))
})

test('Ctrl+Z undoes the same steps as the button', async () => {
  render(<Topic />)
  paste('my own words')
  await waitFor(() => expect(stored()).toContain('my own words'))
  await userEvent.click(screen.getByRole('button', { name: 'Morning run' }))
  editor().focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(stored()).toContain('my own words'))
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(stored()).not.toContain('my own words'))
  expect(stored()).toContain('@[Poppy](poppy)')
})

test('what is typed before the form has taken what was typed earlier stays', async () => {
  const taken: string[] = []
  const topicOf = (value: string) => <TopicEditor value={value} onChange={(topic) => taken.push(topic)} people={[]} />
  const { rerender } = render(topicOf(''))
  paste('with')
  await waitFor(() => expect(taken).toEqual(['with']))
  paste(', care')
  rerender(topicOf('with'))
  expect(editor().textContent).toBe('with, care')
  await waitFor(() => expect(taken.at(-1)).toBe('with, care'))
  rerender(topicOf('with, care'))
  rerender(topicOf('Replaced'))
  expect(editor().textContent).toBe('Replaced')
})

test('the counter counts a mention by its displayed name', () => {
  render(<Topic />)
  expect(screen.getByText('7 of 1000 characters used')).toBeTruthy()
})
