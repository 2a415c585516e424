import { advancedSettings, fromWireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import { fromWireOutlineShot, outlineShot } from '@fablecut/contracts/wire/outline'
import { ASPECT_RATIOS, VIDEO_TYPES } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { storedLook } from '../characters/stored-look.ts'

const text = z.string().optional()
const flag = z.boolean().optional()
const number = z.number().optional()

/** An object whose stored keys are in snake_case. */
const storedObject = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(camelCaseKeys, z.object(shape))

const camelCase = (key: string): string => key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function camelCaseKeys(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [camelCase(key), value]))
}

/** `look` is present for characters that users created. */
const character = storedObject({
  id: z.string(),
  name: text,
  modelName: text,
  referenceMode: z.enum(['quick', 'train']).optional(),
  /** Of the creator's own picture; premade characters have one of the product, absent where it is gone. */
  imageUrl: z.string().nullable().optional(),
  look: storedLook.optional(),
})

const storyInputs = storedObject({
  scriptContent: text,
  voiceoverVoice: text,
  backgroundMusic: z.string().nullable().optional(),
  aspectRatio: z.enum(ASPECT_RATIOS).optional(),
  visualStyle: text,
  autoRewrite: flag,
  autoCaptions: flag,
  advancedSettings: advancedSettings.transform(fromWireAdvancedSettings).optional(),
  character: character.optional(),
  additionalCharacters: z.array(character).optional(),
  numShots: number,
  asmrType: text,
  videoType: z.enum(VIDEO_TYPES).optional(),
  musicUrl: text,
  musicDuration: number,
  lyrics: text,
  /** Whether the creator says that the song has no vocals. */
  isInstrumental: flag,
  /** Whether a library song is made anew with a voice. */
  isSung: flag,
  videoTopic: text,
  videoScenes: text,
  videoConsistentStyle: text,
  referenceImageUrl: z.string().nullable().optional(),
  enableBeatSync: flag,
  enableBroll: flag,
  enableStartEndFrame: flag,
  skipVideoGeneration: flag,
  vlogTopic: text,
  expectedDurationSeconds: number,
  upscaleToResolution: text,
  /** Set by the script writer. */
  rewriteScript: text,
  style: text,
  song: z.object({ name: z.string(), genre: text, mood: text }).optional(),
  language: text,
  musicMood: text,
  /** The picture that shows how persons of the story look; `cast`: their ids in plans. */
  characterSheet: storedObject({ mediaId: z.string(), cast: z.array(z.string()) }).optional(),
  voiceoverVoiceAutoSelection: z.object({ voiceover: z.string() }).optional(),
  backgroundMusicAutoSelection: z.object({ selectedSong: storedObject({ name: z.string(), mediaId: z.string() }) }).optional(),
  seed: number,
  /** Shots that the creator outlined; present until the storyboard is written. */
  outline: z
    .object({
      shots: z
        .array(outlineShot)
        .transform((shots) => shots.map(fromWireOutlineShot))
        .optional(),
    })
    .optional(),
  /** Whether the storyboard was written from an outline. */
  isOutlined: flag,
})

/** The inputs of a story that its generation uses. */
export type StoryInputs = Readonly<z.infer<typeof storyInputs>>

/** Stored inputs for which null has a meaning: no music, no image. */
const NULLABLE: ReadonlySet<string> = new Set(['background_music', 'reference_image_url'])

/** Parses the stored inputs of a story. Other nulls are absent inputs, unknown keys are ignored. Throws when they are invalid. */
export function readStoryInputs(stored: Readonly<Record<string, unknown>>): StoryInputs {
  return storyInputs.parse(Object.fromEntries(Object.entries(stored).filter(([key, value]) => value !== null || NULLABLE.has(key))))
}
