import { evenSize, outputSettings } from '@fablecut/domain/timeline/edit/export/output-settings'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { exportedFrames, withBookends } from '@fablecut/render/plan/bookends'
import { buildRenderPlan } from '@fablecut/render/plan/build-plan'
import type { RenderPlan } from '@fablecut/render/plan/model'
import type { Encoders } from '@fablecut/render/player/film/encoders'
import { pageTexts } from '../../../../texts/editor/page.ts'
import type { EditorState } from '../../session/editor-state.ts'
import { loadCaptionFonts } from '../../stage/load-caption-fonts.ts'
import { mediaUrlOf } from '../../stage/stage-plan.ts'
import type { ExportPart } from './exporter.ts'
import type { RenderOutcome } from './render-client.ts'
import { pickFile } from './pick-file.ts'

const texts = pageTexts.export.here

type Story = Pick<EditorState, 'document' | 'story'>
type Watch = { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal }

/** The film of a story as this browser exports it: as the server does, with watermark, intro and outro. */
export function planOfExport({ document: { timeline }, story }: Story): RenderPlan {
  const output = { ...evenSize(outputSettings(story.size, timeline.tracks)), fps: timeline.globalConfig.fps }
  const loudness = new Map(timeline.mediaAssets.map(({ id, metadata }) => [id, metadata?.loudness]))
  const { watermark } = timeline.globalConfig
  return withBookends(buildRenderPlan(timeline, output, { watermark, loudnessOf: (id) => loudness.get(id) }))
}

/** Exports the film in this browser, into a file that is picked first where it is too large for the memory. */
export async function exportHere(
  state: Story,
  { part, encoders }: { part: ExportPart; encoders: Encoders },
  watch: Watch,
): Promise<RenderOutcome> {
  const { timeline } = state.document
  const plan = planOfExport(state)
  const parts = exportedFrames(plan, part === 'range' ? timeline.range : undefined)
  const assets = new Map(timeline.mediaAssets.map((asset) => [asset.id, asset]))
  try {
    const file = await pickFile(plan.output, parts)
    const { exportFilm } = await import('@fablecut/render/player/film/export-film')
    const film = await exportFilm({
      plan,
      parts,
      encoders,
      sourceOf: (id, noiseReduction) => mediaUrlOf(assets.get(id), noiseReduction),
      loadFonts: loadCaptionFonts,
      ...(file && { file }),
      signal: watch.signal,
      onFrame: (done, total) => watch.onProgress(Math.floor((100 * done) / total)),
    })
    return { kind: 'success', url: film && URL.createObjectURL(film) }
  } catch (error) {
    if (watch.signal.aborted || isNamed(error, 'AbortError')) return { kind: 'canceled' }
    console.error(error)
    return { kind: 'error', message: reasonOf(error, assets) }
  }
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

function reasonOf(error: unknown, assets: ReadonlyMap<string, MediaAsset>): string {
  if (isNamed(error, 'SourceFailedError')) {
    const { failure } = error as Error & { failure: { assetId: string; reason: 'unreachable' | 'undecodable' } }
    return texts[failure.reason](assets.get(failure.assetId)?.title ?? '')
  }
  if (isNamed(error, 'UndecodableError')) return texts.soundUndecodable
  return texts.failed
}
