import type { CategoryId } from '@fablecut/domain/story/category'
import type { RunView } from '../../runs/read-run.ts'
import { asmr } from './asmr.ts'
import { explainer } from './explainer.ts'
import type { KindOfStory } from './kind-of-story.ts'
import { musicVideo } from './music-video.ts'
import { scratch } from './scratch.ts'
import { vlog } from './vlog.ts'

const KINDS: Record<CategoryId, KindOfStory> = {
  script_to_video: explainer,
  asmr_video: asmr,
  character_vlog: vlog,
  music_video: musicVideo,
  create_from_scratch: scratch,
}

/** How stories of this kind are made. */
export const kindOf = ({ story }: RunView): KindOfStory => KINDS[story.categoryId as CategoryId]
