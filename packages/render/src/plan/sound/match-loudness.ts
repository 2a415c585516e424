import type { AudioItem, VideoItem } from '@fablecut/domain/timeline/model'
import type { AudioKind } from '../model.ts'
import { isSilent, loudnessGainDb, TARGET_LUFS } from './level.ts'

/** The sound of a clip is matched to speech. */
const MATCHED_LUFS: Record<AudioKind, number> = { ...TARGET_LUFS, video: TARGET_LUFS.voiceover }

export type ItemLoudness = {
  /** Integrated loudness in LUFS before the film's master: of its file, leveled, with its volume and gain. */
  readonly lufs: number
  readonly targetLufs: number
  /** Gain of the item in dB that brings it to its target. */
  readonly matchingGainDb: number
}

/** How loud an item is whose file has a loudness in LUFS; null for silence. Volume keyframes are left out. */
export function itemLoudness(item: VideoItem | AudioItem, kind: AudioKind, fileLufs: number): ItemLoudness | null {
  const gainDb = item.gainDb ?? 0
  const lufs = fileLufs + loudnessGainDb(kind, fileLufs) + gainDb + 20 * Math.log10(item.keyframes?.volume ? 1 : (item.volume ?? 1))
  const targetLufs = MATCHED_LUFS[kind]
  return isSilent(fileLufs) || !Number.isFinite(lufs) ? null : { lufs, targetLufs, matchingGainDb: gainDb + targetLufs - lufs }
}
