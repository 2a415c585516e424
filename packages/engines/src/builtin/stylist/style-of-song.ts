import type { StyleValue } from '@fablecut/domain/story/style'
import type { SongTraits } from '../../ports/stylist.ts'
import { MUSIC_MOODS } from '../../ports/writer.ts'
import type { MusicMood } from '../../ports/writer.ts'
import { seededChooser } from '../writer/seeded-choice.ts'

/** Looks of a kind of music. `other`: how listeners and files call it besides, parts of words. */
type Kind = { readonly looks: readonly StyleValue[]; readonly other?: RegExp }

/** By the names of the genres of our own songs in small letters; the first that fits a name counts. */
const KINDS: Readonly<Record<string, Kind>> = {
  'acoustic folk': { looks: ['ghibli', 'photorealistic', 'pixar'], other: /folk|acoustic|singer.?songwriter|unplugged/ },
  ambient: { looks: ['midnightbluesoul', 'psychedelic', 'photorealistic'], other: /ambient|drone|new age|meditat|chill.?out|downtempo/ },
  'bossa nova': { looks: ['citypop', 'ghibli', 'photorealistic'], other: /bossa|samba|mpb/ },
  celtic: { looks: ['ghibli', 'photorealistic', 'anime'], other: /celtic|irish|medieval/ },
  "children's": { looks: ['pixar', 'microworld', 'bubblegumpunk'], other: /child|kids|lullab|nursery/ },
  chiptune: { looks: ['pixelart'], other: /chip|8.?bit|video ?game/ },
  'city pop': { looks: ['citypop', 'anime', 'vaporwave'], other: /city.?pop|j.?pop|anime/ },
  country: { looks: ['photorealistic', 'rockhaze', 'ghibli'], other: /country|bluegrass|americana|western/ },
  funk: { looks: ['psychedelic', 'citypop', 'bubblegumpunk'], other: /funk|disco|boogie/ },
  house: {
    looks: ['edm', 'cyberpunk', 'vaporwave'],
    other: /house|techno|edm|trance|electro(?!nica)|dance|dubstep|drum.?(?:and|&|n).?bass|garage|rave|hardstyle/,
  },
  'jazz trio': { looks: ['midnightbluesoul', 'metalnoir', 'noisecollage'], other: /jazz|swing|bebop|big.?band/ },
  latin: { looks: ['citypop', 'photorealistic', 'bubblegumpunk'], other: /latin|salsa|reggaeton|cumbia|bachata|flamenco|tango|merengue/ },
  'lo-fi': { looks: ['anime', 'ghibli', 'midnightbluesoul'], other: /lo.?fi|chillhop|chill/ },
  'marimba minimalism': { looks: ['microworld', 'psychedelic', 'photorealistic'], other: /minimal|marimba/ },
  metal: { looks: ['metalnoir', 'rockhaze'], other: /metal|hardcore|doom|djent/ },
  'orchestral epic': {
    looks: ['photorealistic', 'classicalrococo', 'anime'],
    other: /orchest|epic|soundtrack|score|symphon|trailer|cinematic(?! tension)/,
  },
  'piano ballad': { looks: ['midnightbluesoul', 'photorealistic', 'ghibli'], other: /ballad|piano/ },
  'playful pizzicato': { looks: ['pixar', 'microworld', 'bubblegumpunk'], other: /pizzicato|comedy|playful/ },
  reggae: { looks: ['psychedelic', 'citypop', 'photorealistic'], other: /reggae|\bska\b|\bdub\b|dancehall|afro/ },
  'cinematic tension': { looks: ['metalnoir', 'cyberpunk', 'noisecollage'], other: /tension|suspense|horror|thriller|dark/ },
  synthwave: { looks: ['vaporwave', 'cyberpunk', 'edm'], other: /synth|vapou?r|retro.?wave|new wave|electronica|electronic|idm/ },
  'hip-hop': { looks: ['noisecollage', 'y2kcollage', 'cyberpunk'], other: /hip.?hop|\brap\b|trap|drill|grime|phonk/ },
  blues: { looks: ['midnightbluesoul', 'rockhaze', 'metalnoir'], other: /blues|soul|r ?(?:&|n|and) ?b|gospel|neo.?soul/ },
  rock: { looks: ['rockhaze', 'noisecollage', 'metalnoir'], other: /rock|grunge|punk|emo|shoegaze/ },
  waltz: { looks: ['classicalrococo', 'ghibli', 'pixar'], other: /waltz|classical|baroque|opera|chamber|ballet|choral/ },
  'indie pop': { looks: ['y2kcollage', 'bubblegumpunk', 'anime'], other: /pop|indie|alternative|kpop|k.pop/ },
}

const BY_MOOD: Record<MusicMood, readonly StyleValue[]> = {
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

/** Where only the sound is known: from still to wild. */
const BY_DRIVE: readonly (readonly StyleValue[])[] = [
  ['midnightbluesoul', 'ghibli', 'photorealistic'],
  ['citypop', 'anime', 'vaporwave'],
  ['y2kcollage', 'bubblegumpunk', 'psychedelic'],
  ['edm', 'cyberpunk', 'rockhaze'],
]

/** A look that suits a song: by its genre, else its mood, else its tempo and energy. Another seed may choose another that suits. */
export function styleOfSong({ genre, mood, tempoBpm, energy, seed }: SongTraits): StyleValue {
  const looks = looksOfGenre(genre) ?? looksOfMood(mood) ?? BY_DRIVE[drive(tempoBpm, energy)]!
  return seededChooser(seed).pick(looks)
}

function looksOfGenre(genre: string | undefined): readonly StyleValue[] | undefined {
  const name = genre?.trim().toLowerCase() ?? ''
  if (name === '') return undefined
  return KINDS[name]?.looks ?? Object.values(KINDS).find(({ other }) => other?.test(name))?.looks
}

function looksOfMood(mood: string | undefined): readonly StyleValue[] | undefined {
  const known = MUSIC_MOODS.find((one) => one === mood?.trim().toLowerCase())
  return known && BY_MOOD[known]
}

/** 0 still to 3 wild. A song without a beat is stiller than it is loud. */
function drive(tempoBpm: number | null, energy: number): 0 | 1 | 2 | 3 {
  const loud = Number.isFinite(energy) ? Math.min(1, Math.max(0, energy)) : 0.5
  const fast = tempoBpm === null || !Number.isFinite(tempoBpm) ? 0.15 : Math.min(1, Math.max(0, (tempoBpm - 70) / 80))
  return Math.min(3, Math.floor((loud * 0.55 + fast * 0.45) * 4)) as 0 | 1 | 2 | 3
}
