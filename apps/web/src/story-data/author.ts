import type { StoryCardData } from './story-lists.ts'
import { shellTexts } from '../texts/shell.ts'

/** Who made a story: the name, else the account's, else the product's. Source: HD-25. */
export const authorOf = ({ profile }: Pick<StoryCardData, 'profile'>): string =>
  profile.display_name.trim() || profile.username.trim() || shellTexts.product

/** Whose page a name leads to; null where it leads nowhere: a team has no page. Source: H-028, H-029. */
export const profileNameOf = ({ profile }: Pick<StoryCardData, 'profile'>): string | null =>
  profile.is_team || profile.username === '' ? null : profile.username
