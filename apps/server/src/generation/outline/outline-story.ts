import { AppError } from '@fablecut/contracts/errors/app-error'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { MAX_OUTLINE_SHOTS, type OutlineShot } from '@fablecut/domain/story/inputs/outline'
import { VIDEO_DEFAULT } from '@fablecut/domain/story/models/model-defaults'
import { EngineError } from '@fablecut/generation/engine-error'
import type { StoryboardRequest } from '@fablecut/generation/ports/writer'
import type { StoryServices } from '../../platform/story-services.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'
import type { LanguageModelServices } from '../ask-language-model.ts'
import { rewriteScript } from '../rewrite-script.ts'
import { requireScript } from '../start-script-to-video.ts'
import { toFixedShot } from './to-fixed-shot.ts'

/** `before` and `after`: shots around the script that stay as they are. */
type ScriptSource = {
  readonly script: string
  readonly before: readonly OutlineShot[]
  readonly after: readonly OutlineShot[]
  readonly autoRewrite: boolean
}
/** One sentence, and the number of shots of its story. */
type IdeaSource = { readonly idea: string; readonly shotCount: number }

export type OutlineRequest = {
  readonly userId: string
  readonly source: ScriptSource | IdeaSource
  /** Default: that of the story type. */
  readonly videoModel: string | undefined
  readonly character: { readonly id: string; readonly name: string } | undefined
}

export type StoryOutline = { readonly script: string; readonly language: string; readonly shots: readonly OutlineShot[] }

type OutlineServices = Pick<StoryServices, 'engines' | 'outlines'> & LanguageModelServices

/** The writer takes one request at a time; more than these would wait for longer than somebody who types. */
const queue = createWorkQueue({ concurrency: 1, maxWaiting: 30 })

/**
 * Splits a script into shots and plans them, or writes one from an idea first. Free, and nothing is stored. Throws 422 for texts that are empty, too
 * long or not speakable, 503 when the writer is busy. An aborted signal drops a request that waits.
 */
export async function outlineStory(services: OutlineServices, request: OutlineRequest, signal?: AbortSignal): Promise<StoryOutline> {
  const { videoModel = VIDEO_DEFAULT.model, character } = request
  const words = 'idea' in request.source ? await wordsOfIdea(services, request.userId, request.source) : wordsOfScript(request.source)
  const asked = { ...words, clipSeconds: clipSeconds(videoModel), style: '', seed: 1, ...(character && { character }) }
  const { script, language, shots } = await queue(() => writeStoryboard(services, asked), signal)
  return { script, language, shots: shots.map(({ voiceOver, plan = null }) => ({ voiceOver, plan })) }
}

type Words = Pick<StoryboardRequest, 'script' | 'autoRewrite' | 'shotCount' | 'fixedShots'>

function wordsOfScript({ script, before, after, autoRewrite }: ScriptSource): Words {
  requireScript([...before.map(({ voiceOver }) => voiceOver), script, ...after.map(({ voiceOver }) => voiceOver)].join(' '))
  if (before.length + after.length > MAX_OUTLINE_SHOTS) throw new AppError('INVALID_INPUT')
  return { script, autoRewrite, fixedShots: { before: before.map(toFixedShot), after: after.map(toFixedShot) } }
}

/** What is written from an idea is already correct. */
async function wordsOfIdea({ engines, outlines, log }: OutlineServices, userId: string, { idea, shotCount }: IdeaSource): Promise<Words> {
  const writers = { engines: { ...engines, writer: outlines.writer }, log }
  const { enhancedScript } = await queue(() => rewriteScript(writers, { userId, storyId: null }, { story: idea }))
  return { script: enhancedScript, autoRewrite: false, shotCount }
}

async function writeStoryboard({ outlines }: OutlineServices, request: StoryboardRequest) {
  try {
    return await outlines.writer.writeStoryboard(request)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    if (error.retryable) throw new AppError('UNAVAILABLE', { cause: error })
    throw new AppError('INVALID_INPUT', { message: error.message, data: { fields: { script_content: error.message } }, cause: error })
  }
}
