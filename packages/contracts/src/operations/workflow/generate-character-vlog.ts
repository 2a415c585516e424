import {
  DEFAULT_VLOG_TITLE,
  MAX_STORED_TOPIC_CHARACTERS,
  MAX_STORY_TITLE_CHARACTERS,
  MAX_TOPIC_CHARACTERS,
  VLOG_DURATIONS,
  topicLength,
} from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { advancedSettings, characterInput, requiredCharacter } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { backgroundMusic, startFields } from '../../wire/start.ts'
import { operation } from '../../operation.ts'

const isOffered = (seconds: number): boolean => (VLOG_DURATIONS as readonly number[]).includes(seconds)

/** Request body of a character vlog. */
export const characterVlogInput = z.strictObject({
  title: z.string().trim().min(1, { error: 'Please enter a title' }).max(MAX_STORY_TITLE_CHARACTERS).default(DEFAULT_VLOG_TITLE),
  character: requiredCharacter,
  additional_characters: z.array(characterInput).max(1).default([]),
  aspect_ratio: z.enum(['16:9', '9:16'], { error: 'Please select an aspect ratio' }).default('16:9'),
  /** At most 1000 visible characters (mentions count as their names). */
  vlog_topic: z
    .string()
    .trim()
    .min(1, { error: 'Please describe the activity' })
    .max(MAX_STORED_TOPIC_CHARACTERS)
    .refine((topic) => topicLength(topic) <= MAX_TOPIC_CHARACTERS, {
      error: `Please use at most ${MAX_TOPIC_CHARACTERS} characters for the topic`,
    }),
  advanced_settings: advancedSettings.default({}),
  background_music: backgroundMusic.default('auto'),
  expected_duration_seconds: z.number({ error: 'Unsupported duration' }).refine(isOffered, { error: 'Unsupported duration' }).default(30),
  /** The client's count; the server computes its own. */
  num_shots: z.number().int().min(1).max(90).optional(),
  ...startFields,
})
export type CharacterVlogInput = z.infer<typeof characterVlogInput>

export const generateCharacterVlog = operation({
  method: 'POST',
  path: '/stories/workflow/generate_character_vlog',
  tags: ['Workflows'],
  summary: 'Generate a character vlog',
  access: 'session',
  description: 'Starts a character vlog. Requests with the same `Idempotency-Key` header return the same run (CD-105).',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(characterVlogInput)
  .output(started)
