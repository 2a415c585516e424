import type { Stylist } from '@fablecut/generation/ports/stylist'
import { decodeImage } from './photo/decode-image.ts'
import { subjectBox } from './photo/subject-box.ts'
import { loadStyleSignatures, classifyStyle } from './styles/style-signatures.ts'
import { signatureOfImage } from './styles/signature.ts'
import { styleOfSong } from './stylist/style-of-song.ts'
import { styleOfWords } from './stylist/style-of-words.ts'

/** Chooses a style for texts, images and songs, and finds the subject of an image. Images are classified by the nearest stored signature; refuses with the codes of `decodeImage`. */
export function createStylist(): Stylist {
  return {
    engine: 'builtin/stylist',
    styleFromText: async (words) => styleOfWords(words),
    styleFromImage: async (picture) => classifyStyle(await loadStyleSignatures(), signatureOfImage(await decodeImage(picture))),
    subjectOf: async (picture) => subjectBox(await decodeImage(picture)),
    styleFromSong: async (song) => styleOfSong(song),
  }
}
