import type { JSONObject } from '@ai-sdk/provider'
import type { Portraitist } from '../ports/portraitist.ts'
import { lookFromPictureFile } from './characters/from-picture.ts'

/** Reads skin, hair and clothes of a picture's person. Refuses `picture_too_large` and `picture_unreadable`. */
export function createPortraitist(): Portraitist {
  return {
    engine: 'builtin/portraitist',
    lookOf: async (picture, id) => ({ ...(await lookFromPictureFile(picture, id)) }) as JSONObject,
  }
}
