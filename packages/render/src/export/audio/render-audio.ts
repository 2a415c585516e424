import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loudnessGainDb } from '../../plan/sound/level.ts'
import type { AudioKind } from '../../plan/model.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import { writeGainTrack } from './gain-track.ts'
import type { AudioJob, SourceFiles } from '../jobs.ts'
import { type Loudness, loudnessFilter, parseLoudness } from './loudness.ts'
import { masterAudio } from './master-audio.ts'
import { openSource } from '../open-source.ts'
import { type Bus, busGraph, mixGraph, type PreparedAudio, type AudioSource } from './audio-graph.ts'

export type RenderedAudio = { readonly loudness: Loudness; readonly cpuSeconds: number }

const KINDS: readonly AudioKind[] = ['voiceover', 'music', 'video']
const RAW = '-f f32le -ar 48000 -ac 2'.split(' ')

type Work = { readonly job: AudioJob; readonly folder: string; readonly signal?: AbortSignal | undefined; cpuSeconds: number }

/** Spans whose file has an audio stream that reaches their in point; many generated clips have none. */
async function prepareAudio(job: AudioJob, files: SourceFiles, signal?: AbortSignal): Promise<PreparedAudio[]> {
  const sources = new Map<string, AudioSource | null>()
  for (const assetId of new Set(job.sounds.map((sound) => sound.assetId))) {
    const { path, info } = await openSource(files, assetId, signal)
    sources.set(assetId, info.hasAudio ? { path, durationSeconds: info.durationSeconds } : null)
  }
  return job.sounds.flatMap((span) => {
    const source = sources.get(span.assetId)
    const isInRange = source && span.sourceStartFrame / job.fps < source.durationSeconds
    return isInRange ? [{ span, source }] : []
  })
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

/** Mixes the spans of each kind to one raw file and determines its loudness gain. */
async function makeBuses(work: Work, sounds: readonly PreparedAudio[]): Promise<Bus[]> {
  const groups = KINDS.map((kind) => ({ name: kind, sounds: sounds.filter((sound) => sound.span.kind === kind) })).filter(
    (group) => group.sounds.length > 0,
  )
  if (groups.length === 0) return [await silentBus(work)]
  const pathOf = (kind: AudioKind): string => join(work.folder, `${kind}.f32`)
  const { inputs, filter } = busGraph(groups, work.job)
  const outputs = groups.flatMap(({ name }) => ['-map', `[bus_${name}]`, ...RAW, pathOf(name)])
  const run = await runFfmpeg([...inputs, '-filter_complex', filter, ...outputs], work.signal)
  work.cpuSeconds += run.cpuSeconds
  const ducking = await duckingTrack(work)
  return groups.map(({ name }) => ({
    path: pathOf(name),
    gainDb: loudnessGainDb(name, parseLoudness(run.log, name).lufs),
    gainTrack: name === 'music' ? ducking : null,
  }))
}

async function duckingTrack(work: Work): Promise<string | null> {
  if (work.job.musicGain.length === 0) return null
  const path = join(work.folder, 'ducking.f32')
  await writeGainTrack(path, work.job.musicGain, work.job)
  return path
}

async function silentBus(work: Work): Promise<Bus> {
  const path = join(work.folder, 'silence.f32')
  const seconds = (work.job.totalFrames / work.job.fps).toFixed(6)
  await runFfmpeg(['-f', 'lavfi', '-i', `anullsrc=r=48000:cl=stereo`, '-t', seconds, ...RAW, path], work.signal)
  return { path, gainDb: 0, gainTrack: null }
}

async function mix(work: Work, buses: readonly Bus[]): Promise<{ readonly path: string; readonly loudness: Loudness }> {
  const path = join(work.folder, 'mix.f32')
  const { inputs, filter } = mixGraph(buses, work.job)
  const run = await runFfmpeg(
    [...inputs, '-filter_complex', `${filter};[mix]${loudnessFilter(true)}[out]`, '-map', '[out]', ...RAW, path],
    work.signal,
  )
  work.cpuSeconds += run.cpuSeconds
  return { path, loudness: parseLoudness(run.log) }
}

/**
 * Renders the audio of a film as AAC in MP4 with exactly the film's length: buses leveled, music ducked, -16 LUFS, true peak at most -1 dBTP.
 * `outPath` is written atomically. A film without audio gets silence.
 */
export async function renderAudio(job: AudioJob, files: SourceFiles, outPath: string, signal?: AbortSignal): Promise<RenderedAudio> {
  const work: Work = { job, folder: await mkdtemp(join(dirname(outPath), '.audio-')), signal, cpuSeconds: 0 }
  try {
    const sounds = await withGainTracks(work, await prepareAudio(job, files, signal))
    const mixed = await mix(work, await makeBuses(work, sounds))
    const encodedPath = join(work.folder, 'sound.m4a')
    const master = await masterAudio(mixed.path, mixed.loudness, encodedPath, job, signal)
    await rename(encodedPath, outPath)
    return { loudness: master.loudness, cpuSeconds: work.cpuSeconds + master.cpuSeconds }
  } finally {
    await rm(work.folder, { recursive: true, force: true })
  }
}
