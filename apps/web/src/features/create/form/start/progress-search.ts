import type { CategoryId } from '@fablecut/domain/story/category'

/** The query of the progress page: its kind, and none for a vlog. */
export const progressSearch = (category: CategoryId | 'lyrics_video'): { category_id?: string } =>
  category === 'character_vlog' ? {} : { category_id: category }
