import { z } from 'zod'
import { PROVIDER_NAMES } from '../provider/provider-names.ts'
import { MEDIA_KINDS } from '../requests/media-request.ts'

/** Path of a field in the request's body, e.g. `image_url` or `6.inputs.text`. */
const to = z.string().min(1)
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** How the fields of a MediaRequest are written into the request's body. A field that is not listed cannot be sent. */
const send = z.strictObject({
  /** Absent: a model that reads no words. */
  prompt: z.strictObject({ to, max: z.int().positive().optional() }).optional(),
  negativePrompt: z.strictObject({ to }).optional(),
  seed: z.strictObject({ to }).optional(),
  /**
   * `width_height`: an object; `text`: `1280x720`; `aspect_ratio`: the nearest of `allowed`, e.g. `16:9`; `nearest`: the one of `allowed` sizes, such as
   * `1536x1024`, with the nearest shape. For `separate`, `to` is the path of the width and `height` that of the height; of
   * `allowed` sizes it writes the one with the nearest shape.
   */
  size: z
    .strictObject({
      to,
      as: z.enum(['width_height', 'text', 'aspect_ratio', 'nearest', 'separate']),
      allowed: z.array(z.string()).optional(),
      height: z.string().optional(),
      /** Width and height are rounded to multiples. */
      multiple: z.int().positive().default(1),
    })
    .optional(),
  /** `frames`: seconds times `fps`, plus one. Without `steps` any duration from `least` to `most`. */
  seconds: z
    .strictObject({
      to,
      as: z.enum(['number', 'text', 'text_s', 'frames', 'milliseconds']),
      steps: z.array(z.number().positive()).optional(),
      least: z.number().positive().optional(),
      most: z.number().positive().optional(),
      fps: z.number().positive().optional(),
    })
    .optional(),
  image: z.strictObject({ to, required: z.boolean().default(false) }).optional(),
  endImage: z.strictObject({ to, required: z.boolean().default(false) }).optional(),
  references: z.strictObject({ to, max: z.int().positive(), required: z.boolean().default(false) }).optional(),
  audio: z.strictObject({ to, required: z.boolean().default(false) }).optional(),
  video: z.strictObject({ to, required: z.boolean().default(false) }).optional(),
  quality: z.strictObject({ to, values }).optional(),
  mode: z.strictObject({ to, values }).optional(),
  resolution: z.strictObject({ to, values }).optional(),
  hasSound: z.strictObject({ to }).optional(),
  /** `names`: how people call voices whose values are ids. */
  voice: z.strictObject({ to, values: values.optional(), names: z.record(z.string(), z.string()).optional() }).optional(),
  language: z.strictObject({ to }).optional(),
})

/** `usd` of one unit and `perCall` besides, in US dollars. */
const price = { usd: z.number().nonnegative(), perCall: z.number().nonnegative().default(0) }

/** Price of one unit in US dollars, with where and when it was read; 0 on a machine of one's own. */
const cost = z.strictObject({
  unit: z.enum(['image', 'second', 'clip', 'character', 'minute', 'megapixel']),
  ...price,
  /** Prices of choices, instead: the first whose fields the request has. */
  when: z
    .array(
      z.strictObject({ resolution: z.string().optional(), quality: z.string().optional(), hasSound: z.boolean().optional(), ...price }),
    )
    .default([]),
  /** Frames that are charged as one second, where those of the sent video count; absent: seconds are charged. */
  framesPerSecond: z.number().positive().optional(),
  /** Units that are charged at least. */
  least: z.number().nonnegative().default(0),
  source: z.string(),
  checked: z.iso.date(),
})

export const catalogueRow = z.strictObject({
  /** `provider:name`. */
  id: z.string().regex(/^[a-z]+:[\w.-]+$/u),
  /** Shown to creators, e.g. `Kling 2.5 Turbo Pro`. */
  title: z.string().min(1),
  provider: z.enum(PROVIDER_NAMES),
  kind: z.enum(MEDIA_KINDS),
  /** Models of forms that it makes; `*`: every model of its kind that no other row makes. */
  serves: z.array(z.string()).min(1),
  /** The modes of these models that it makes; absent: all. */
  modes: z.array(z.string()).min(1).optional(),
  /** The provider's name of the model, or path of the endpoint. */
  endpoint: z.string().min(1),
  send,
  /** Fields of the body that are always the same. */
  fixed: z.record(z.string(), z.json()).default({}),
  /** Path of the result's file, or list of files, in the answer; null where the protocol has one place for it. */
  result: z.string().nullable().default(null),
  gives: z
    .strictObject({
      fps: z.number().positive().optional(),
      hasSound: z.boolean().default(false),
      hasWordTimes: z.boolean().default(false),
    })
    .default({ hasSound: false, hasWordTimes: false }),
  cost,
  limits: z.strictObject({ concurrency: z.int().positive(), deadlineSeconds: z.int().positive() }),
  /** `from-docs`: only compared with documents; `seen-working`: has made something here; `retired`: no longer offered, the next row is used. */
  status: z.enum(['from-docs', 'seen-working', 'retired']),
  /** The day from which the provider no longer offers it, which retires it. */
  ends: z.iso.date().optional(),
})

/** A model of a provider: what it serves, how a request is written for it, what it gives and costs. */
export type CatalogueRow = z.infer<typeof catalogueRow>
/** Whether the provider offers the model at a time. */
export const isOffered = ({ status, ends }: Pick<CatalogueRow, 'status' | 'ends'>, now: Date): boolean =>
  status !== 'retired' && (ends === undefined || now.toISOString() < ends)
export type SendField = keyof CatalogueRow['send']
