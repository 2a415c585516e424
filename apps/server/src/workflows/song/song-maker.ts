import { readFile } from 'node:fs/promises'
import { songIdOf } from '@fablecut/domain/song/song-url'
import { songBrief } from '@fablecut/generation/briefs/song-brief'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { Route } from '@fablecut/generation/provider/routes'
import { fitMusic } from '@fablecut/render/fit/fit-music'
import { type LibrarySong, songById } from '@fablecut/studio/songs/library'
import { singingRoutes, songRequestOf } from '../../generation/engines/sound-routes.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { type RunView, seedOf } from '../../runs/read-run.ts'
import type { StorySong } from '../../runs/stored-song.ts'
import { SONG_FILE_SECONDS } from '../../songs/song-file.ts'
import { sungLyrics } from '../../songs/sung-lyrics.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import type { ProviderOption } from '../provider-calls/call-first-available.ts'
import type { Maker } from '../provider-calls/maker.ts'
import type { StoredResult } from '../provider-calls/stored-result.ts'
import { services } from '../run/services.ts'
import { soundChoices, unavailableSentence } from '../provider-choice/unavailable.ts'
import { chosenFirst } from '../provider-choice/chosen-first.ts'
import { maySwitchSoundProvider } from '../provider-choice/may-switch-provider.ts'
import { requirePaidLength } from './paid-length.ts'
import { type SongSource, songSource } from './song-file.ts'
import { songLyrics } from './song-lyrics.ts'

export type AnalyzedSong = {
  readonly source: Omit<SongSource, 'audio'>
  /** Null for the creator's own file. */
  readonly blob: StoredBlob | null
  readonly song: Pick<StorySong, 'reading' | 'visemes' | 'lines'>
}

/** Who provides the song of a music video, and how: it is read here, or a library song is sung by a provider first. */
export function songMaker(view: RunView, signal: AbortSignal | undefined): Maker<AnalyzedSong> {
  if (view.inputs.isSung) return singer(view, signal)
  const { engines, storage } = services()
  const make = async (): Promise<AnalyzedSong> => {
    const source = await songSource(view, signal)
    const song = await analyze(view, source, signal)
    return { source, song, blob: source.mediaId === null ? await storage.putBytes(source.audio) : null }
  }
  return { by: 'builtin', engine: engines.songReader.engine, make }
}

async function analyze(view: RunView, source: SongSource, signal: AbortSignal | undefined): Promise<AnalyzedSong['song']> {
  const analysis = await services().engines.songReader.analyzeSong(source.audio, source.known, signal)
  requirePaidLength(view, analysis.reading)
  const lines = await songLyrics(view, source, analysis, signal)
  const hasVoice = !view.inputs.isInstrumental && !source.isInstrumental
  return { reading: analysis.reading, visemes: hasVoice ? analysis.visemes : [], lines }
}

function singer(view: RunView, signal: AbortSignal | undefined): Maker<AnalyzedSong> {
  const [route, ...others] = chosenFirst(view, 'song', singingRoutes(services().providers.routes))
  const song = songById(songIdOf(view.inputs.musicUrl ?? '') ?? '')?.song
  const lyrics = song && sungLyrics(song.id, view.inputs.lyrics)
  if (!route || !song || !lyrics) throw new EngineRefusal('no_singer', 'No connected provider can sing this song now. Choose another song')
  const prompt = songBrief({ ...song, lyrics, durationSeconds: SONG_FILE_SECONDS })
  const request = { ...songRequestOf(prompt), seed: seedOf(view.storyId) }
  const optionOf = (by: Route): ProviderOption => ({
    route: by,
    request,
    refusal: `${by.row.title} would not sing “${song.name}”. Change its words and try again: nothing was charged.`,
  })
  const what = `the song “${song.name}”`
  return {
    by: 'provider',
    ...optionOf(route),
    others: maySwitchSoundProvider(view, 'song') ? others.map(optionOf) : [],
    keep: (result) => keepSong(view, { song, lyrics }, result, signal),
    unavailable: (code) => unavailableSentence({ route, what, choices: soundChoices('song', others) }, code),
  }
}

type Sung = { readonly song: LibrarySong; readonly lyrics: string }

function keepSong(view: RunView, { song, lyrics }: Sung, result: StoredResult, signal: AbortSignal | undefined): Promise<AnalyzedSong> {
  return fitResult(result, 'wav', async (from, to) => {
    await fitMusic(from, SONG_FILE_SECONDS, to, signal)
    const { name, genre, mood } = song
    const source = { name, genre, mood, known: null, isInstrumental: false, mediaId: null, lyrics, whole: null }
    // Times that the creator gave the words are those of another song.
    const sung = { ...view, inputs: { ...view.inputs, lyrics, isInstrumental: false } }
    return { source, song: await analyze(sung, { ...source, audio: await readFile(to) }, signal) }
  })
}
