import type { MusicMood } from '@fablecut/generation/ports/writer'
import type { Genre } from './genre.ts'
import { acousticFolk } from './genres/acoustic-folk.ts'
import { ambient } from './genres/ambient.ts'
import { blues } from './genres/blues.ts'
import { bossaNova } from './genres/bossa-nova.ts'
import { celtic } from './genres/celtic.ts'
import { childrens } from './genres/childrens.ts'
import { chiptune } from './genres/chiptune.ts'
import { cityPop } from './genres/city-pop.ts'
import { country } from './genres/country.ts'
import { funk } from './genres/funk.ts'
import { house } from './genres/house.ts'
import { indiePop } from './genres/indie-pop.ts'
import { jazzTrio } from './genres/jazz-trio.ts'
import { latin } from './genres/latin.ts'
import { lofi } from './genres/lofi.ts'
import { marimbaMinimal } from './genres/marimba-minimal.ts'
import { metal } from './genres/metal.ts'
import { orchestralEpic } from './genres/orchestral-epic.ts'
import { pianoBallad } from './genres/piano-ballad.ts'
import { playfulPizzicato } from './genres/playful-pizzicato.ts'
import { reggae } from './genres/reggae.ts'
import { rock } from './genres/rock.ts'
import { suspense } from './genres/suspense.ts'
import { synthwave } from './genres/synthwave.ts'
import { trap } from './genres/trap.ts'
import { waltz } from './genres/waltz.ts'

export const GENRES = {
  acousticFolk,
  ambient,
  blues,
  bossaNova,
  celtic,
  childrens,
  chiptune,
  cityPop,
  country,
  funk,
  house,
  indiePop,
  jazzTrio,
  latin,
  lofi,
  marimbaMinimal,
  metal,
  orchestralEpic,
  pianoBallad,
  playfulPizzicato,
  reggae,
  rock,
  suspense,
  synthwave,
  trap,
  waltz,
} as const satisfies Record<string, Genre>
export type GenreName = keyof typeof GENRES

/** Genres for each mood; selected by seed. */
export const GENRES_OF_MOOD: Readonly<Record<MusicMood, readonly GenreName[]>> = {
  calm: ['ambient', 'lofi', 'bossaNova'],
  warm: ['acousticFolk', 'lofi', 'country', 'bossaNova'],
  playful: ['playfulPizzicato', 'childrens', 'jazzTrio', 'reggae'],
  hopeful: ['indiePop', 'acousticFolk', 'cityPop'],
  epic: ['orchestralEpic', 'celtic'],
  tense: ['suspense', 'trap'],
  dreamy: ['waltz', 'ambient', 'synthwave'],
  sad: ['pianoBallad', 'ambient'],
  energetic: ['synthwave', 'house', 'rock', 'funk', 'latin', 'chiptune'],
  curious: ['marimbaMinimal', 'playfulPizzicato', 'jazzTrio'],
}
