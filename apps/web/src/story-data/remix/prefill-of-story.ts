import type { WireStory } from '@fablecut/contracts/wire/story'
import type { Prefill } from './prefill-store.ts'

/** Inputs of a story as a prefill of its form. */
export function prefillOfStory({ category_inputs: inputs }: Pick<WireStory, 'category_inputs'>): Prefill {
  const { video_consistent_style, vlog_topic, song, upscale_to_resolution, ...same } = inputs
  const preset = {
    ...same,
    ...(video_consistent_style !== undefined && video_consistent_style !== null && { consistent_style: video_consistent_style }),
    ...(vlog_topic !== undefined && { video_topic: vlog_topic }),
    ...(upscale_to_resolution !== undefined && { resolution: upscale_to_resolution }),
    ...(isNamed(song) && { music_name: song.name }),
  }
  return preset as Prefill
}

const isNamed = (song: unknown): song is { readonly name: string } =>
  typeof song === 'object' && song !== null && 'name' in song && typeof song.name === 'string'
