import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { createComposer } from '@fablecut/studio/composer'
import { createNarrator } from '@fablecut/studio/narrator'
import { SONGS } from '@fablecut/studio/songs/library'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'

const LINE = 'In 1969, three people flew to the Moon. Can you imagine the silence up there? They came home with 21 kilograms of stone.'
const SONG_SECONDS = 12

/** All English voices one after another, and an excerpt of one song of each genre: two audio files. */
export async function makeSounds(folder: string): Promise<void> {
  await joinSounds('voices', folder, await voices())
  await joinSounds('songs', folder, await songs())
}

async function voices(): Promise<Uint8Array[]> {
  const narrator = createNarrator()
  const sounds: Uint8Array[] = []
  for (const { key } of VOICES) sounds.push((await narrator.doGenerate({ text: LINE, voice: key, language: 'en' })).audio as Uint8Array)
  return sounds
}

async function songs(): Promise<Uint8Array[]> {
  const composer = createComposer()
  const firsts = [...new Map(SONGS.toReversed().map((song) => [song.genre, song])).values()].toReversed()
  const sounds: Uint8Array[] = []
  for (const { id, mood, seed } of firsts) {
    const { audio, name, genre } = await composer.compose({ songId: id, mood, seed, durationSeconds: SONG_SECONDS })
    console.log(`${genre}: ${name}`)
    sounds.push(audio)
  }
  return sounds
}

/** Concatenates audio into one file of the given name. */
async function joinSounds(name: string, folder: string, sounds: readonly Uint8Array[]): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'fablecut-sounds-'))
  try {
    const paths = sounds.map((_, index) => join(work, `${index}.wav`))
    for (const [index, sound] of sounds.entries()) await writeFile(paths[index]!, sound)
    const chains = paths.map((_, index) => `[${index}:a]aresample=48000,aformat=channel_layouts=stereo,apad=pad_dur=0.6[s${index}]`)
    const filter = `${chains.join(';')};${paths.map((_, index) => `[s${index}]`).join('')}concat=n=${paths.length}:v=0:a=1[out]`
    const inputs = paths.flatMap((path) => ['-i', path])
    await runFfmpeg([
      ...inputs,
      '-filter_complex',
      filter,
      '-map',
      '[out]',
      '-c:a',
      'libmp3lame',
      '-b:a',
      '128k',
      join(folder, `${name}.mp3`),
    ])
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
