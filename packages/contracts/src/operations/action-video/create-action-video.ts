import { ACTION_MODELS, CHARACTER_TYPES, actionModelRules } from '@fablecut/domain/action-video/action-models'
import {
  ACTION_RATIOS,
  ACTION_RESOLUTIONS,
  ACTION_TYPES,
  DEFAULT_ACTION_PROMPT,
  DEFAULT_ACTION_RATIO,
  DEFAULT_SEGMENT_TARGET,
  EXPRESSION_INTENSITY,
  MAX_DESCRIPTION_CHARACTERS,
} from '@fablecut/domain/action-video/action-request'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { started } from '../../wire/run.ts'

const publicAddress = z.url({ protocol: /^https?$/u })
/** The URL of a file of the caller, as uploads answer it, or a public one. */
const isMediaAddress = (text: string): boolean => /^\/media\/[\w-]{1,100}\/[^\s]+$/u.test(text) || publicAddress.safeParse(text).success

const mediaAddress = (error: string) => z.string({ error }).max(4_000, { error }).refine(isMediaAddress, { error })

/** Field names are those of the specification (E-128). */
export const actionVideoInput = z
  .strictObject({
    characterUrl: mediaAddress('Must be a valid media URL'),
    characterType: z.enum(CHARACTER_TYPES),
    referenceUrl: mediaAddress('Must be a valid video URL'),
    referenceType: z.enum(['video']).default('video'),
    model: z.enum(ACTION_MODELS, { error: 'Invalid model selected' }),
    /** Anything else is the default. */
    ratio: z.enum(ACTION_RATIOS).catch(DEFAULT_ACTION_RATIO),
    expressionIntensity: z.int().min(EXPRESSION_INTENSITY.min).max(EXPRESSION_INTENSITY.max).optional(),
    description: z.string().max(MAX_DESCRIPTION_CHARACTERS).optional(),
    prompt: z.string().max(2_000).default(DEFAULT_ACTION_PROMPT),
    segmentTarget: z.string().max(200).default(DEFAULT_SEGMENT_TARGET),
    wan22Type: z.enum(ACTION_TYPES).default('animate'),
    resolution: z.enum(ACTION_RESOLUTIONS).default('720p'),
    /** Price shown to the user; 409 PRICE_CHANGED when the actual price is higher (CD-68). */
    expected_credits: z.int().min(0).optional(),
  })
  .refine(({ model, characterType }) => actionModelRules(model).characterTypes.includes(characterType), {
    path: ['characterType'],
    error: 'This model takes images as characters',
  })
export type ActionVideoInput = z.infer<typeof actionVideoInput>

export const createActionVideo = operation({
  method: 'POST',
  path: '/action-video/create',
  tags: ['Action video'],
  summary: 'Make an action video',
  access: 'session',
  description:
    'Starts a video in which a character imitates a reference video. The output of its run has the result: `media_id`, `video_url`, `thumbnail_url`, `ai_model`, `duration`, `width` and `height`. Requests with the same `Idempotency-Key` header return the same run (CD-105).',
  errors: [
    'FORBIDDEN',
    'INSUFFICIENT_CREDITS',
    'PRICE_CHANGED',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'TOO_MANY_RUNS',
    'OUT_OF_SPACE',
    'TOO_MANY_REQUESTS',
  ],
})
  .input(actionVideoInput)
  .output(started)
