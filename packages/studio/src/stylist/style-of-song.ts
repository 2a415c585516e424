import type { StyleValue } from '@fablecut/domain/story/style'
import type { SongTraits } from '@fablecut/generation/ports/stylist'
import { MUSIC_MOODS } from '@fablecut/generation/ports/writer'
import type { MusicMood } from '@fablecut/generation/ports/writer'
import { seededChooser } from '../writer/seeded-choice.ts'

/** Styles of a music genre. `aliases`: other names of the genre, as word parts. */
type GenreStyles = { readonly styles: readonly StyleValue[]; readonly aliases?: RegExp }

/** By lower-case genre name; the first match counts. */
const STYLES_BY_GENRE: Readonly<Record<string, GenreStyles>> = {
  'acoustic folk': { styles: ['ghibli', 'photorealistic', 'pixar'], aliases: /folk|acoustic|singer.?songwriter|unplugged/ },
  ambient: { styles: ['midnightbluesoul', 'psychedelic', 'photorealistic'], aliases: /ambient|drone|new age|meditat|chill.?out|downtempo/ },
  'bossa nova': { styles: ['citypop', 'ghibli', 'photorealistic'], aliases: /bossa|samba|mpb/ },
  celtic: { styles: ['ghibli', 'photorealistic', 'anime'], aliases: /celtic|irish|medieval/ },
  "children's": { styles: ['pixar', 'microworld', 'bubblegumpunk'], aliases: /child|kids|lullab|nursery/ },
  chiptune: { styles: ['pixelart'], aliases: /chip|8.?bit|video ?game/ },
  'city pop': { styles: ['citypop', 'anime', 'vaporwave'], aliases: /city.?pop|j.?pop|anime/ },
  country: { styles: ['photorealistic', 'rockhaze', 'ghibli'], aliases: /country|bluegrass|americana|western/ },
  funk: { styles: ['psychedelic', 'citypop', 'bubblegumpunk'], aliases: /funk|disco|boogie/ },
  house: {
    styles: ['edm', 'cyberpunk', 'vaporwave'],
    aliases: /house|techno|edm|trance|electro(?!nica)|dance|dubstep|drum.?(?:and|&|n).?bass|garage|rave|hardstyle/,
  },
  'jazz trio': { styles: ['midnightbluesoul', 'metalnoir', 'noisecollage'], aliases: /jazz|swing|bebop|big.?band/ },
  latin: {
    styles: ['citypop', 'photorealistic', 'bubblegumpunk'],
    aliases: /latin|salsa|reggaeton|cumbia|bachata|flamenco|tango|merengue/,
  },
  'lo-fi': { styles: ['anime', 'ghibli', 'midnightbluesoul'], aliases: /lo.?fi|chillhop|chill/ },
  'marimba minimalism': { styles: ['microworld', 'psychedelic', 'photorealistic'], aliases: /minimal|marimba/ },
  metal: { styles: ['metalnoir', 'rockhaze'], aliases: /metal|hardcore|doom|djent/ },
  'orchestral epic': {
    styles: ['photorealistic', 'classicalrococo', 'anime'],
    aliases: /orchest|epic|soundtrack|score|symphon|trailer|cinematic(?! tension)/,
  },
  'piano ballad': { styles: ['midnightbluesoul', 'photorealistic', 'ghibli'], aliases: /ballad|piano/ },
  'playful pizzicato': { styles: ['pixar', 'microworld', 'bubblegumpunk'], aliases: /pizzicato|comedy|playful/ },
  reggae: { styles: ['psychedelic', 'citypop', 'photorealistic'], aliases: /reggae|\bska\b|\bdub\b|dancehall|afro/ },
  'cinematic tension': { styles: ['metalnoir', 'cyberpunk', 'noisecollage'], aliases: /tension|suspense|horror|thriller|dark/ },
  synthwave: { styles: ['vaporwave', 'cyberpunk', 'edm'], aliases: /synth|vapou?r|retro.?wave|new wave|electronica|electronic|idm/ },
  'hip-hop': { styles: ['noisecollage', 'y2kcollage', 'cyberpunk'], aliases: /hip.?hop|\brap\b|trap|drill|grime|phonk/ },
  blues: { styles: ['midnightbluesoul', 'rockhaze', 'metalnoir'], aliases: /blues|soul|r ?(?:&|n|and) ?b|gospel|neo.?soul/ },
  rock: { styles: ['rockhaze', 'noisecollage', 'metalnoir'], aliases: /rock|grunge|punk|emo|shoegaze/ },
  waltz: { styles: ['classicalrococo', 'ghibli', 'pixar'], aliases: /waltz|classical|baroque|opera|chamber|ballet|choral/ },
  'indie pop': { styles: ['y2kcollage', 'bubblegumpunk', 'anime'], aliases: /pop|indie|alternative|kpop|k.pop/ },
}

const STYLES_BY_MOOD: Record<MusicMood, readonly StyleValue[]> = {
  calm: ['ghibli', 'midnightbluesoul', 'photorealistic'],
  warm: ['ghibli', 'citypop', 'pixar'],
  playful: ['bubblegumpunk', 'pixar', 'y2kcollage'],
  hopeful: ['photorealistic', 'anime', 'pixar'],
  epic: ['photorealistic', 'anime', 'classicalrococo'],
  tense: ['metalnoir', 'cyberpunk', 'noisecollage'],
  dreamy: ['psychedelic', 'vaporwave', 'midnightbluesoul'],
  sad: ['midnightbluesoul', 'rockhaze', 'metalnoir'],
  energetic: ['edm', 'cyberpunk', 'y2kcollage'],
  curious: ['microworld', 'photorealistic', 'psychedelic'],
}

/** By intensity, 0 to 3. */
const STYLES_BY_INTENSITY: readonly (readonly StyleValue[])[] = [
  ['midnightbluesoul', 'ghibli', 'photorealistic'],
  ['citypop', 'anime', 'vaporwave'],
  ['y2kcollage', 'bubblegumpunk', 'psychedelic'],
  ['edm', 'cyberpunk', 'rockhaze'],
]

/** Style for a song by genre, or else mood, or else tempo and energy. `seed` chooses among the candidates. */
export function styleOfSong({ genre, mood, tempoBpm, energy, seed }: SongTraits): StyleValue {
  const candidates = stylesOfGenre(genre) ?? stylesOfMood(mood) ?? STYLES_BY_INTENSITY[intensityOf(tempoBpm, energy)]!
  return seededChooser(seed).pick(candidates)
}

function stylesOfGenre(genre: string | undefined): readonly StyleValue[] | undefined {
  const name = genre?.trim().toLowerCase() ?? ''
  if (name === '') return undefined
  return STYLES_BY_GENRE[name]?.styles ?? Object.values(STYLES_BY_GENRE).find(({ aliases }) => aliases?.test(name))?.styles
}

function stylesOfMood(mood: string | undefined): readonly StyleValue[] | undefined {
  const musicMood = MUSIC_MOODS.find((one) => one === mood?.trim().toLowerCase())
  return musicMood && STYLES_BY_MOOD[musicMood]
}

/** Intensity from 0 to 3. `energy`: 0 to 1; songs without a tempo are less intense. */
function intensityOf(tempoBpm: number | null, energy: number): 0 | 1 | 2 | 3 {
  const loudness = Number.isFinite(energy) ? Math.min(1, Math.max(0, energy)) : 0.5
  const speed = tempoBpm === null || !Number.isFinite(tempoBpm) ? 0.15 : Math.min(1, Math.max(0, (tempoBpm - 70) / 80))
  return Math.min(3, Math.floor((loudness * 0.55 + speed * 0.45) * 4)) as 0 | 1 | 2 | 3
}
