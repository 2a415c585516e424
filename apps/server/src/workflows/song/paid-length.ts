import { DEFAULT_MUSIC_SECONDS, durationOrDefault } from '@fablecut/domain/pricing/clip-count'
import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { RunView } from '../../runs/read-run.ts'

/** Tolerance of rounded durations. */
const MAX_UNPAID_SECONDS = 1

/** The price is based on the packets' durations, which can be forged. */
export function requirePaidLength({ inputs }: Pick<RunView, 'inputs'>, { durationSeconds }: Pick<SongFeatures, 'durationSeconds'>): void {
  if (durationSeconds <= durationOrDefault(DEFAULT_MUSIC_SECONDS, inputs.musicDuration) + MAX_UNPAID_SECONDS) return
  throw new EngineRefusal('longer_than_told', 'This song is longer than its file says. Please save it anew and try again')
}
