import type { Studio } from './studio.ts'

/** Uploads a composed song; returns its real beats too. */
export async function uploadSong(studio: Studio, userId: string, durationSeconds: number) {
  const song = await studio.stories.engines.composer.compose({ songId: 'seaside-expressway', mood: 'calm', seed: 1, durationSeconds })
  return { url: await studio.upload(userId, 'My_song.wav', song.audio), beats: song.beatsSeconds }
}
