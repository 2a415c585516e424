import type { CategoryId } from '@fablecut/domain/story/category'

/** Search parameters of the progress page. */
export const progressSearch = (category: CategoryId | 'lyrics_video'): { category_id?: string } =>
  category === 'character_vlog' ? {} : { category_id: category }
