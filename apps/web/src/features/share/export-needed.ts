/** Facts that decide whether the last export is current. `removesWatermark`: whether it was exported without the watermark. */
export type ExportFacts = {
  readonly last_export_url: string | null
  readonly is_export_outdated: boolean
  readonly removesWatermark: boolean
}

export type ExportReason = 'missing' | 'outdated' | 'watermark'

/** Why an export is needed before sharing; null if the last one is current. */
export function exportReason(facts: ExportFacts, removeWatermark: boolean): ExportReason | null {
  if (facts.last_export_url === null) return 'missing'
  if (facts.is_export_outdated) return 'outdated'
  return removeWatermark === facts.removesWatermark ? null : 'watermark'
}

type WithTimeline = { readonly video_editor_timeline?: { readonly globalConfig?: { readonly watermark?: { readonly enabled?: boolean } } } }

/** Whether the story is exported without a watermark. Default: with one. */
export const hasWatermarkDisabled = (story: WithTimeline): boolean =>
  story.video_editor_timeline?.globalConfig?.watermark?.enabled === false
