import { songIdOf } from '@fablecut/domain/song/song-address'
import type { MusicVideoForm } from './music-video-form.ts'

/** Whether the chosen song, or the one it was cut from, is a library song: those are instrumentals. */
export const isInstrumental = ({ musicUrl, musicCut }: Pick<MusicVideoForm, 'musicUrl' | 'musicCut'>): boolean =>
  songIdOf(musicCut?.url ?? musicUrl) !== null
