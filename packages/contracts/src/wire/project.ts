import { SUBTITLE_FORMATS } from '@fablecut/domain/captions/subtitles'
import { z } from 'zod'

/** Formats of other programs: each is downloaded as a zip with the files it names. */
export const EXCHANGE_FORMATS = ['otio', 'fcpxml', 'edl'] as const
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

/** A whole story as one file, which another account or server imports. */
export const STORY_FILE_FORMAT = 'fablecut'

/** What `GET /stories/{id}/project?format=` returns. */
export const PROJECT_FORMATS = [STORY_FILE_FORMAT, ...EXCHANGE_FORMATS, ...SUBTITLE_FORMATS] as const
export type ProjectFormat = (typeof PROJECT_FORMATS)[number]

/** Largest file that `POST /stories/import` takes. */
export const MAX_IMPORT_BYTES = 2_000_000_000

/** Extensions of files that can be imported. */
export const IMPORT_EXTENSIONS = ['fablecut', 'otio', 'zip'] as const

/**
 * What of an imported project is not in the story as it was. `effect`, `transition`: left out. `disabled`: a clip that is switched off, left out.
 * `object`: of a type that cannot be read. `media`: the file is missing. `placement`: moved, as the project was not valid as a timeline.
 */
export const IMPORT_NOTES = ['effect', 'transition', 'disabled', 'object', 'media', 'placement'] as const
export type ImportNoteType = (typeof IMPORT_NOTES)[number]

/** Response of `POST /stories/import`. */
export const importedStory = z.object({
  story_id: z.string(),
  title: z.string(),
  notes: z.array(z.object({ type: z.enum(IMPORT_NOTES), name: z.string(), count: z.int().min(1) })),
})
export type WireImportedStory = z.infer<typeof importedStory>
