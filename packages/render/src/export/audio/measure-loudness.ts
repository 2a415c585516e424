import { SILENCE_LUFS, SILENT_LUFS } from '../../plan/sound/level.ts'
import type { RenderPlan } from '../../plan/model.ts'
import { inputFile, runFfmpeg } from '../ffmpeg.ts'
import type { SourceFiles } from '../jobs.ts'
import { openSource } from '../open-source.ts'
import type { SourceIdentities } from '../plan-export.ts'
import { loudnessFilter, parseLoudness } from './loudness.ts'

/** Integrated loudness of the sound of a file in LUFS, in tenths; -70 for silence. Throws FfmpegError for a file without sound. */
export async function measureLoudness(path: string, signal?: AbortSignal): Promise<number> {
  const args = [...inputFile(path), '-map', '0:a:0', '-vn', '-af', loudnessFilter(false), '-f', 'null', '-']
  const { lufs } = parseLoudness((await runFfmpeg(args, signal)).log)
  return lufs < SILENCE_LUFS ? SILENT_LUFS : lufs
}

/** The sources, with the loudness of those that a plan levels and that have none yet. */
export async function withLoudness(
  sources: SourceIdentities,
  sounds: RenderPlan['sounds'],
  files: SourceFiles,
  signal?: AbortSignal,
): Promise<SourceIdentities> {
  const measured: Record<string, SourceIdentities[string]> = { ...sources }
  for (const { assetId, kind } of sounds) {
    const source = measured[assetId]
    if (!source || kind === 'video' || source.lufs !== undefined || source.hasAudio === false) continue
    const { path, info } = await openSource(files, assetId, signal)
    if (info.hasAudio) measured[assetId] = { ...source, lufs: await measureLoudness(path, signal) }
  }
  return measured
}
