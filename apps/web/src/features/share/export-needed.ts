/** What decides whether the film that is there will do. `removesWatermark`: as it was exported. */
export type ExportFacts = {
  readonly last_export_url: string | null
  readonly is_export_outdated: boolean
  readonly removesWatermark: boolean
}

export type ExportReason = 'missing' | 'outdated' | 'watermark'

/** Why a film has to be exported before it is shared; null: the last one is used. Source: H-153..H-155, HD-41. */
export function exportReason(facts: ExportFacts, removeWatermark: boolean): ExportReason | null {
  if (facts.last_export_url === null) return 'missing'
  if (facts.is_export_outdated) return 'outdated'
  return removeWatermark === facts.removesWatermark ? null : 'watermark'
}

type WithTimeline = { readonly video_editor_timeline?: { readonly globalConfig?: { readonly watermark?: { readonly enabled?: boolean } } } }

/** Whether the story's films go without a watermark; by default they carry one. Source: HD-40. */
export const removesWatermark = (story: WithTimeline): boolean => story.video_editor_timeline?.globalConfig?.watermark?.enabled === false
