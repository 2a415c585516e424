import type { GlobalConfig, MediaAsset, Timeline, Track } from '../../model.ts'
import type { OutputSettings } from './output-settings.ts'

export type RenderConfig = OutputSettings & {
  readonly storyId: string
  readonly fps: number
  readonly captions: GlobalConfig['captions']
}

/** The body that starts an export. */
export type RenderRequest = {
  readonly tracks: readonly Track[]
  readonly mediaAssets: readonly MediaAsset[]
  readonly downloadBehavior: 'download' | 'none'
  readonly watermarkConfig: GlobalConfig['watermark']
  readonly configFromStory: RenderConfig
  readonly userId: string
  /** The running export that this one is in place of. */
  readonly replaces?: string
}

// E-125, ED-23
const NO_WATERMARK: GlobalConfig['watermark'] = { enabled: false, type: 'logo' }

type Choices = Partial<Pick<RenderRequest, 'downloadBehavior' | 'watermarkConfig'>>

/** Without choices the film is downloaded and bears no logo; the editor passes its own `globalConfig.watermark`. */
export function renderRequest(
  { tracks, mediaAssets, globalConfig }: Timeline,
  story: { readonly storyId: string; readonly userId: string; readonly output: OutputSettings },
  { downloadBehavior = 'download', watermarkConfig = NO_WATERMARK }: Choices = {},
): RenderRequest {
  const configFromStory = { storyId: story.storyId, fps: globalConfig.fps, ...story.output, captions: globalConfig.captions }
  return { tracks, mediaAssets, downloadBehavior, watermarkConfig, configFromStory, userId: story.userId }
}

/** How far an export is: `waiting`, `success` with a url, `error`, and others that mean to go on asking. */
export type RenderProgress = { readonly status: string; readonly url?: string | null; readonly error?: string | null }

/** Whether to ask again. */
export const isRendering = ({ status }: RenderProgress): boolean => status !== 'success' && status !== 'error'
