import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { modelMaker } from '../../wire/model-maker.ts'

export const getSystem = operation({
  method: 'GET',
  path: '/system',
  tags: ['System'],
  summary: 'Get the capabilities of this installation',
  access: 'anyone',
  description: 'Returns version, capabilities and public settings of this installation.',
}).output(
  z.object({
    version: z.string(),
    /** True when no provider and no language model is connected; clients show `Built-in engines are in use` (CD-111). */
    builtin_engines: z.boolean(),
    /** Engines by their task, as `provider/model`; built-in engines are `builtin/...`. */
    engines: z.object({
      script: z.string(),
      direction: z.string(),
      image: z.string(),
      video: z.string(),
      speech: z.string(),
      music: z.string(),
      captions: z.string(),
    }),
    /** Names of providers' models with who runs them, e.g. `Seedream 4.0 at fal`, by `provider/model` as takes and receipts have it. */
    model_names: z.record(z.string(), z.string()),
    /**
     * Models and voices of forms that a connected provider makes; the built-in engines make all others. Of `action` and `speech`, its name for them, e.g. `Eleven
     * Multilingual v2 (George)`. `music`: who makes music without a picked song, `captions`: who transcribes; null: the built-in engines. `song`: who can make songs
     * with a voice; null: nobody.
     */
    makers: z.object({
      image: z.record(z.string(), modelMaker),
      video: z.record(z.string(), modelMaker),
      action: z.record(z.string(), z.string()),
      speech: z.record(z.string(), z.string()),
      /** Other providers of voices that several speak, than the first. */
      speech_others: z.record(z.string(), modelMaker.shape.others),
      music: z.string().nullable(),
      song: z.string().nullable(),
      captions: z.string().nullable(),
    }),
    /** The connected language model that writes scripts and plans shots, and whether it runs locally; null: the built-in writer and director. */
    language_model: z.object({ name: z.string(), location: z.enum(['this_machine', 'openai', 'anthropic', 'other_server']) }).nullable(),
    /** Why exports don't work, as one sentence; null when they do. */
    export_problem: z.string().nullable(),
    signups: z.enum(['open', 'invite', 'closed']),
    /** How people get in besides with a password. */
    sign_in: z.object({
      /** Whether mails are sent: new accounts confirm their address, and forgotten passwords are reset by mail. */
      mail: z.boolean(),
      /** Name of the OpenID Connect provider; null: none. */
      oidc: z.string().nullable(),
      /** Whether the first account needs the set-up code that the server printed at its start. */
      needs_setup_code: z.boolean(),
    }),
    /** Links to other music sources: free music, a song generator, more information. Null hides a link. */
    music_links: z.object({ free: z.string().nullable(), make: z.string().nullable(), learn: z.string().nullable() }),
    /** Handle on other platforms for the share text, including `@`. */
    share_handle: z.string(),
    /** Entry form of the contest for music videos and blank stories; null without a contest. */
    contest_form_url: z.string().nullable(),
    /** Generation time per second of film, in seconds, for whole films and previews, measured on recent films of a category. Categories without measurements are absent. */
    generation_pace: z.partialRecord(z.enum(CATEGORY_IDS), z.object({ film: z.number(), preview: z.number().nullable() })),
    /** Voices installed with `npm run engines`, selectable by `key`. */
    fetched_voices: z.array(z.object({ key: z.string(), language: z.string(), gender: z.enum(['female', 'male']), source: z.string() })),
  }),
)
