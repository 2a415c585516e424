import type { StoryCardData } from './story-lists.ts'
import { shellTexts } from '../texts/shell.ts'

/** Who made a story: the name, else the account's, else the product's. Source: HD-25. */
export const authorOf = ({ profile }: Pick<StoryCardData, 'profile'>): string =>
  profile.display_name.trim() || profile.username.trim() || shellTexts.product
