import { createComposer } from '@fablecut/studio/composer'

/** A generated song with a beat as a file, with the times of its beats in seconds. */
export async function madeSong(songId: string, durationSeconds: number): Promise<{ file: Buffer; beats: readonly number[] }> {
  const { audio, beatsSeconds } = await createComposer().compose({ songId, mood: 'calm', seed: 1, durationSeconds })
  return { file: Buffer.from(audio), beats: beatsSeconds }
}
