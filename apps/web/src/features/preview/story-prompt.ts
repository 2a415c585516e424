import { readableTopic } from '@fablecut/domain/story/inputs/vlog'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { storyOrigins, textOf } from '../../story-data/story-origins.ts'

type PromptSource = Pick<StoryCardData, 'category_id' | 'category_inputs' | 'title'>

/** Prompt of a story for display; empty for a blank story. */
export function storyTopic({ category_id, category_inputs: inputs, title }: PromptSource): string {
  if (category_id === 'create_from_scratch') return ''
  if (category_id === 'character_vlog') return readableTopic(textOf(inputs.vlog_topic) ?? '')
  if (category_id === 'music_video') {
    return [textOf(inputs.title) ?? title, storyOrigins(inputs).style].filter(Boolean).join(', ')
  }
  return textOf(inputs.script_content) ?? ''
}
