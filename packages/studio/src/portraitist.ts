import type { JSONObject } from '@ai-sdk/provider'
import type { Portraitist } from '@fablecut/generation/ports/portraitist'
import { lookFromPictureFiles } from './characters/from-picture/from-picture.ts'

/** Detects skin, hair and clothes of the person in images. Refuses `picture_too_large`, `picture_unreadable` and `too_few_people`. */
export function createPortraitist(): Portraitist {
  return {
    engine: 'builtin/portraitist',
    deriveLook: async (pictures, id) => ({ ...(await lookFromPictureFiles(pictures, id)) }) as JSONObject,
  }
}
