import type { CategoryId } from '@fablecut/domain/story/category'
import type { RunView } from '../run/read-run.ts'
import { asmr } from './asmr.ts'
import { explainer } from './explainer.ts'
import type { KindOfStory } from './kind-of-story.ts'
import { musicVideo } from './music-video.ts'
import { vlog } from './vlog.ts'

const KINDS: Partial<Record<CategoryId, KindOfStory>> = {
  script_to_video: explainer,
  asmr_video: asmr,
  character_vlog: vlog,
  music_video: musicVideo,
}

/** How stories of this kind are made. Throws for kinds that nothing starts. */
export function kindOf({ story }: RunView): KindOfStory {
  const kind = KINDS[story.categoryId as CategoryId]
  if (!kind) throw new Error(`Nothing makes stories of the kind ${story.categoryId}`)
  return kind
}
