import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reduceNoise } from '../../fit/reduce-noise.ts'
import type { AudioKind, AudioSpan } from '../../plan/model.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import { writeGainTrack } from './gain-track.ts'
import type { AudioJob, SourceFiles } from '../jobs.ts'
import { type Loudness, loudnessFilter, parseLoudness } from './loudness.ts'
import { masterAudio } from './master-audio.ts'
import { openSource } from '../open-source.ts'
import { type AudioGroup, mixGraph, mixOf, type PreparedAudio, rawAudioInput, type AudioSource } from './audio-graph.ts'

export type RenderedAudio = { readonly loudness: Loudness; readonly cpuSeconds: number }

const KINDS: readonly AudioKind[] = ['voiceover', 'music', 'video']
const RAW = '-f f32le -ar 48000 -ac 2'.split(' ')

type Work = { readonly job: AudioJob; readonly folder: string; readonly signal?: AbortSignal | undefined; cpuSeconds: number }

/** Of the file that a span plays. */
const keyOf = ({ assetId, noiseReduction }: AudioSpan): string => `${noiseReduction ?? ''} ${assetId}`

/** Spans whose file has an audio stream that reaches their in point; many generated clips have none. */
async function prepareAudio({ job, folder, signal }: Work, files: SourceFiles): Promise<PreparedAudio[]> {
  const sources = new Map<string, AudioSource | null>()
  for (const span of job.sounds) {
    if (sources.has(keyOf(span))) continue
    const { path, info } = await openSource(files, span.assetId, signal)
    const played = info.hasAudio && span.noiseReduction ? await reducedNoise(span, path, { files, folder, sources, signal }) : path
    sources.set(keyOf(span), info.hasAudio ? { path: played, durationSeconds: info.durationSeconds } : null)
  }
  return job.sounds.flatMap((span) => {
    const source = sources.get(keyOf(span))
    const isInRange = source && span.sourceStartFrame / job.fps < source.durationSeconds
    return isInRange ? [{ span, source }] : []
  })
}

type Place = {
  readonly files: SourceFiles
  readonly folder: string
  readonly sources: ReadonlyMap<string, unknown>
  readonly signal: AbortSignal | undefined
}

async function reducedNoise(
  { assetId, noiseReduction }: AudioSpan,
  path: string,
  { files, folder, sources, signal }: Place,
): Promise<string> {
  const reduction = noiseReduction!
  if (files.reducedNoisePathOf) return files.reducedNoisePathOf(assetId, reduction)
  const reduced = join(folder, `reduced-${sources.size}.m4a`)
  await reduceNoise(path, reduction, reduced, signal)
  return reduced
}

/** Writes the volume curves of the spans that have one. */
function withGainTracks({ job, folder }: Work, sounds: readonly PreparedAudio[]): Promise<PreparedAudio[]> {
  const write = async (sound: PreparedAudio, index: number): Promise<PreparedAudio> => {
    const { startFrame, endFrame, volumeCurve } = sound.span
    if (!volumeCurve) return sound
    const gainTrack = join(folder, `volume-${index}.f32`)
    const points = volumeCurve.map(({ frame, gain }) => ({ frame: frame - startFrame, gain }))
    await writeGainTrack(gainTrack, points, { totalFrames: endFrame - startFrame, fps: job.fps })
    return { ...sound, gainTrack }
  }
  return Promise.all(sounds.map(write))
}

async function groupsOf({ job, folder }: Work, sounds: readonly PreparedAudio[]): Promise<AudioGroup[]> {
  const groups = KINDS.map((kind) => ({ name: kind, sounds: sounds.filter(({ span }) => span.kind === kind), gainTrack: null }))
  const audible = groups.filter((group) => group.sounds.length > 0)
  if (job.musicGain.length === 0) return audible
  const ducking = join(folder, 'ducking.f32')
  await writeGainTrack(ducking, job.musicGain, job)
  return audible.map((group) => (group.name === 'music' ? { ...group, gainTrack: ducking } : group))
}

/** Sounds that one process mixes: more would pass its limits of arguments and open files, and each takes memory. */
const MAX_SOUNDS = 200

/** The same groups in batches of at most `MAX_SOUNDS`, whose sum is the film; one without sounds for a silent film. */
function batchesOf(groups: readonly AudioGroup[]): AudioGroup[][] {
  const all = groups.flatMap((group) => group.sounds.map((sound) => ({ group, sound })))
  return Array.from({ length: Math.max(1, Math.ceil(all.length / MAX_SOUNDS)) }, (_, i) => {
    const some = all.slice(i * MAX_SOUNDS, (i + 1) * MAX_SOUNDS)
    const batch = groups.map((group) => ({ ...group, sounds: some.filter((one) => one.group === group).map(({ sound }) => sound) }))
    return batch.filter(({ sounds }) => sounds.length > 0)
  })
}

/** Mixes all spans to one raw file, each batch onto those before it, and measures it. */
async function mix(work: Work, groups: readonly AudioGroup[]): Promise<{ readonly path: string; readonly loudness: Loudness }> {
  const batches = batchesOf(groups)
  let path = ''
  let log = ''
  for (const [i, batch] of batches.entries()) {
    const before = path
    path = join(work.folder, `mix-${i}.f32`)
    const { inputs, filter } = mixGraph(batch, work.job)
    const earlier = before === '' ? [] : rawAudioInput(before)
    const sum = before === '' ? '[mix]anull[sum]' : `${mixOf(['mix', `${inputs.filter((each) => each === '-i').length}:a:0`])}[sum]`
    const measured = i === batches.length - 1 ? loudnessFilter(true) : 'anull'
    const graph = `${filter};${sum};[sum]${measured}[out]`
    const run = await runFfmpeg([...inputs, ...earlier, '-filter_complex', graph, '-map', '[out]', ...RAW, path], work.signal)
    work.cpuSeconds += run.cpuSeconds
    log = run.log
    if (before !== '') await rm(before)
  }
  return { path, loudness: parseLoudness(log) }
}

/**
 * Renders the audio of a film as AAC in MP4 with exactly the film's length: music ducked, -16 LUFS, true peak at most -1 dBTP.
 * `outPath` is written atomically. A film without audio gets silence.
 */
export async function renderAudio(job: AudioJob, files: SourceFiles, outPath: string, signal?: AbortSignal): Promise<RenderedAudio> {
  const work: Work = { job, folder: await mkdtemp(join(dirname(outPath), '.audio-')), signal, cpuSeconds: 0 }
  try {
    const sounds = await withGainTracks(work, await prepareAudio(work, files))
    const mixed = await mix(work, await groupsOf(work, sounds))
    const encodedPath = join(work.folder, 'sound.m4a')
    const master = await masterAudio(mixed.path, mixed.loudness, encodedPath, job, signal)
    await rename(encodedPath, outPath)
    return { loudness: master.loudness, cpuSeconds: work.cpuSeconds + master.cpuSeconds }
  } finally {
    await rm(work.folder, { recursive: true, force: true })
  }
}
