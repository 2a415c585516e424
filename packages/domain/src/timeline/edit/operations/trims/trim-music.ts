import { z } from 'zod'
import { ok } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { idsValue } from '../../values/edit-values.ts'
import { trimMusicToFilm } from '../../following-music.ts'
import { prune } from '../../prune.ts'
import type { EditResult } from '../../refusal.ts'

/** `trackIds`: music tracks. */
export const trimMusicFields = z.strictObject({ trackIds: idsValue })
export type TrimMusic = z.infer<typeof trimMusicFields>

/** Trims or extends music tracks to the film's end, as `trimMusicToFilm` does. */
export const trimMusic = (timeline: Timeline, { trackIds }: TrimMusic): EditResult =>
  ok(
    prune(
      timeline,
      trackIds.reduce((trimmed, trackId) => trimMusicToFilm(trimmed, trackId), timeline),
    ),
  )
