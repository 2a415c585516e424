import type { Timeline } from '@fablecut/domain/timeline/model'

export type StoryTexts = {
  readonly title: string
  readonly categoryInputs: Readonly<Record<string, unknown>>
  /** Visible shots. */
  readonly shots: readonly {
    readonly imagePrompt: string
    readonly videoPrompt: string
    readonly voiceOver: string
    readonly plan: unknown
  }[]
  readonly timeline: Pick<Timeline, 'tracks'> | null
}

/**
 * All text of a story that the community may read or hear: title, inputs, prompts, plans and narration of visible shots, captions. The texts are
 * separated by a line with a dot, so that no meaning arises across them.
 */
export function storyText({ title, categoryInputs, shots, timeline }: StoryTexts): string {
  const texts = [
    title,
    ...textsIn(categoryInputs),
    ...shots.flatMap((shot) => [shot.imagePrompt, shot.videoPrompt, shot.voiceOver, ...textsIn(shot.plan)]),
    ...captionsOf(timeline),
  ]
  return texts.filter((text) => text.trim() !== '').join('\n.\n')
}

/** Ids and URLs may contain words by chance. */
const EXCLUDED_FIELDS = /^(?:id|.*_(?:id|ids|url|urls))$/
const URL_PATTERN = /^(?:https?:\/\/|\/(?:media|songs|characters|styles)\/)\S*$/

/** All texts of a value, without ids and URLs. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return URL_PATTERN.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => (EXCLUDED_FIELDS.test(name) ? [] : textsIn(item)))
}

/** Captions and messages of a timeline. */
export function captionsOf(timeline: StoryTexts['timeline']): string[] {
  return (timeline?.tracks ?? []).flatMap((track) =>
    track.items.flatMap((item) => {
      if (item.type === 'caption') return [item.caption.data.text]
      return item.type === 'overlay' ? [item.overlayConfig.message ?? ''] : []
    }),
  )
}
