import type { CategoryId } from '@fablecut/domain/story/category'
import type { RunView } from '../../runs/read-run.ts'
import { asmr } from './asmr.ts'
import { explainer } from './explainer.ts'
import type { CategoryGeneration } from './category-generation.ts'
import { musicVideo } from './music-video.ts'
import { blankStory } from './blank-story.ts'
import { vlog } from './vlog.ts'

const GENERATIONS: Record<CategoryId, CategoryGeneration> = {
  script_to_video: explainer,
  asmr_video: asmr,
  character_vlog: vlog,
  music_video: musicVideo,
  create_from_scratch: blankStory,
}

/** How stories of a category are generated. */
export const generationOf = ({ story }: RunView): CategoryGeneration => GENERATIONS[story.categoryId as CategoryId]
