import { sheetBrief } from '@fablecut/generation/briefs/sheet-brief'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { type RunView, imageModelOf } from '../../runs/read-run.ts'
import { generationOf } from '../categories/categories.ts'
import { services } from '../run/services.ts'
import type { ShotMember } from '../briefs/shot-brief.ts'
import { storySeedOf } from '../briefs/story-seed.ts'
import { sheetCast } from './sheet-cast.ts'

/** Wide, so that several persons stand side by side. */
export const SHEET_SIZE = { width: 1280, height: 720 }
const ANY_PICTURE = { hash: '', mediaType: 'image/jpeg' }

export type SheetCall = { readonly route: Route; readonly request: MediaRequest; readonly cast: readonly ShotMember[] }

/** Who makes the character sheet of a story, and how; null for a story that has one, shows nobody twice, or whose image model takes no references. */
export function planSheetCall(view: RunView): SheetCall | null {
  if (view.inputs.characterSheet) return null
  const { routes } = services().providers
  const model = imageModelOf(view)
  const base: MediaRequest = { kind: 'image', prompt: '', seed: storySeedOf(view), size: SHEET_SIZE }
  if (!routes.find('image', model, { ...base, references: [ANY_PICTURE] })?.row.send.references) return null
  const cast = sheetCast(view)
  const route = cast.length === 0 ? null : routes.find('image', model, base)
  if (!route) return null
  const { style } = generationOf(view).imageOptions(view)
  return { route, cast, request: { ...base, ...sheetBrief({ style, cast }, route.row.send) } }
}
