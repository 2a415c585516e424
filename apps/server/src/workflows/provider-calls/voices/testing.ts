import type { SpokenWord } from '@fablecut/generation/ports/options'
import { expect } from 'vitest'
import type { Studio } from '../../testing/studio.ts'

export const SCRIPT = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
export const wordsOf = (text: string): string[] => text.split(' ')

type VoiceRow = {
  id: string
  ai_model: string
  shot_id: string
  prompt: string
  metadata: { durationSeconds: number; words: SpokenWord[] }
}
/** Finished narrations of a story, in the order in which they were made. */
export const voicesOf = async ({ pool }: Studio, storyId: string): Promise<VoiceRow[]> =>
  (
    await pool.query<VoiceRow>(
      `SELECT id, ai_model, shot_id, prompt, metadata FROM media
       WHERE story_id = $1 AND role = 'voiceover' AND status = 'completed' ORDER BY created_at`,
      [storyId],
    )
  ).rows
export const storyOf = async ({ pool }: Studio, runId: string): Promise<string> =>
  (await pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])).rows[0]!.story_id
/** The words of a narration have times that ascend and end with it. */
export function expectTimed({ prompt, metadata: { words, durationSeconds } }: VoiceRow): void {
  expect(words.map(({ text }) => text)).toEqual(wordsOf(prompt))
  let from = 0
  for (const { startSeconds, endSeconds } of words) {
    expect(startSeconds).toBeGreaterThanOrEqual(from)
    expect(endSeconds).toBeGreaterThanOrEqual(startSeconds)
    from = endSeconds
  }
  expect(from).toBeLessThanOrEqual(durationSeconds)
}
