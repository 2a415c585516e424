import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ModerationDialog } from './moderation-dialog.tsx'
import { readFindings } from '../../story-data/moderation-findings.ts'

test('a rejection names the category and the words found (HD-49)', async () => {
  render(<ModerationDialog findings={readFindings({ classes: ['violence'], words: ['murder his wife'] })} onClose={() => {}} />)
  expect(await screen.findByText('Found in this story: Violence and Gore.')).toBeTruthy()
  expect(screen.getByText('In these words: “murder his wife”.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('a rejection without details shows the list alone', async () => {
  render(<ModerationDialog findings={readFindings(undefined)} onClose={() => {}} />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByText(/Found in this story/u)).toBeNull()
})
