import type { OutputSettings } from '@fablecut/domain/timeline/edit/export/output-settings'
import type { GlobalConfig, MediaAsset, Timeline, Track } from '@fablecut/domain/timeline/model'

export type RenderConfig = OutputSettings & {
  readonly storyId: string
  readonly fps: number
  readonly captions: GlobalConfig['captions']
}

/** Request body of an export. */
export type RenderRequest = {
  readonly tracks: readonly Track[]
  readonly mediaAssets: readonly MediaAsset[]
  readonly downloadBehavior: 'download' | 'none'
  readonly watermarkConfig: GlobalConfig['watermark']
  readonly configFromStory: RenderConfig
  /** The part to export. Absent: all of the film. */
  readonly range?: NonNullable<Timeline['range']>
  readonly userId: string
  /** Id of the running export that this one replaces. */
  readonly replaces?: string
}

/** Default of a request; the editor sends the setting of the story, which is on for new stories (ED-23). */
const NO_WATERMARK: GlobalConfig['watermark'] = { enabled: false, type: 'logo' }

type Choices = Partial<Pick<RenderRequest, 'downloadBehavior' | 'watermarkConfig' | 'range'>>

/** Request for an export. Defaults: download, no watermark. The editor passes its own `globalConfig.watermark`. */
export function renderRequest(
  { tracks, mediaAssets, globalConfig }: Timeline,
  story: { readonly storyId: string; readonly userId: string; readonly output: OutputSettings },
  { downloadBehavior = 'download', watermarkConfig = NO_WATERMARK, range }: Choices = {},
): RenderRequest {
  const { fps, captions, ducking } = globalConfig
  const configFromStory = { storyId: story.storyId, fps, ...story.output, captions, ...(ducking && { ducking }) }
  return { tracks, mediaAssets, downloadBehavior, watermarkConfig, configFromStory, ...(range && { range }), userId: story.userId }
}

/** Progress of an export: `success` with a url, `error`, or any other status while it runs. */
export type RenderProgress = { readonly status: string; readonly url?: string | null; readonly error?: string | null }

/** Whether the export is still running. */
export const isRendering = ({ status }: RenderProgress): boolean => status !== 'success' && status !== 'error'
