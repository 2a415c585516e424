import type { StoryCardData } from './story-lists.ts'
import { shellTexts } from '../texts/shell.ts'

/** Display name of the author, else the user name, else the product's name. */
export const authorOf = ({ profile }: Pick<StoryCardData, 'profile'>): string =>
  profile.display_name.trim() || profile.username.trim() || shellTexts.product

/** User name for the link to the author's profile; null for teams, which have none. */
export const profileNameOf = ({ profile }: Pick<StoryCardData, 'profile'>): string | null =>
  profile.is_team || profile.username === '' ? null : profile.username
