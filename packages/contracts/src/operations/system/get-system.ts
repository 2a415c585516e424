import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getSystem = operation({
  method: 'GET',
  path: '/system',
  tags: ['System'],
  summary: 'Read the capabilities of this installation',
  access: 'anyone',
  description: 'The capabilities of this installation; open to visitors.',
}).output(
  z.object({
    version: z.string(),
    /** True while no provider is connected: the notice `Built-in engines are in use` is shown (CD-111). */
    builtin_engines: z.boolean(),
    /** Null when exports work, else one sentence saying what is missing. */
    export_problem: z.string().nullable(),
    signups: z.enum(['open', 'invite', 'closed']),
    /** Where else music comes from: free music, a generator of songs, more about both; null hides a link. */
    music_links: z.object({ free: z.string().nullable(), make: z.string().nullable(), learn: z.string().nullable() }),
    /** Name on other platforms, for the share text, with its `@`. */
    share_handle: z.string(),
    /** Where the contest of music videos and stories from scratch is entered; null: there is none. */
    contest_form_url: z.string().nullable(),
    /** Seconds of work for each second of a film and up to its finished images, measured here on the latest films of a category; without one it is left out. */
    generation_pace: z.partialRecord(z.enum(CATEGORY_IDS), z.object({ film: z.number(), preview: z.number().nullable() })),
    /** Voices that were fetched with `npm run engines`; they can be picked by their `key`. */
    fetched_voices: z.array(z.object({ key: z.string(), language: z.string(), gender: z.enum(['female', 'male']), source: z.string() })),
  }),
)
