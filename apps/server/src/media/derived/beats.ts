import { readFile, writeFile } from 'node:fs/promises'
import type { SongBeats } from '@fablecut/domain/song/song-beats'
import type { Derivation } from './derived-file.ts'

/** Name and version of the stored beats of a song. */
export const BEATS_FILE = { name: 'beats.json', version: 1 } as const

/** The beats of a song as a derived file. `analyze`: reads them from the file's bytes. */
export const beatsDerivation = (analyze: (audio: Uint8Array) => Promise<SongBeats>): Derivation => ({
  ...BEATS_FILE,
  mimeType: 'application/json',
  isFor: ({ resourceType }) => resourceType === 'audio',
  generate: async (source, target) => writeFile(target, JSON.stringify(await analyze(await readFile(source)))),
})
