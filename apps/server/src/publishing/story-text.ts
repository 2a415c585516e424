import type { Timeline } from '@fablecut/domain/timeline/model'

export type Worded = {
  readonly title: string
  readonly categoryInputs: Readonly<Record<string, unknown>>
  /** Of the shots that are seen. */
  readonly shots: readonly { readonly imagePrompt: string; readonly videoPrompt: string; readonly voiceOver: string }[]
  readonly timeline: Pick<Timeline, 'tracks'> | null
}

/**
 * All words of a story that the community may read or hear, in one text: title, what it was asked to be, prompts and narration of its visible shots,
 * captions. A dot on a line of its own stands between two texts, so that no meaning arises across them. Source: HD-49.
 */
export function storyText({ title, categoryInputs, shots, timeline }: Worded): string {
  const texts = [
    title,
    ...textsIn(categoryInputs),
    ...shots.flatMap((shot) => [shot.imagePrompt, shot.videoPrompt, shot.voiceOver]),
    ...captionsOf(timeline),
  ]
  return texts.filter((text) => text.trim() !== '').join('\n.\n')
}

/** Ids and addresses are no words: chance may write anything into them. */
const NO_WORDS = /^(?:id|.*_(?:id|ids|url|urls))$/
const ADDRESS = /^(?:https?:\/\/|\/(?:media|songs|characters|styles)\/)\S*$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (NO_WORDS.test(name) ? [] : textsIn(one)))
}

function captionsOf(timeline: Worded['timeline']): string[] {
  return (timeline?.tracks ?? []).flatMap((track) =>
    track.items.flatMap((item) => {
      if (item.type === 'caption') return [item.caption.data.text]
      return item.type === 'overlay' ? [item.overlayConfig.message ?? ''] : []
    }),
  )
}
