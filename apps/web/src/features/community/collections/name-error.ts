import { codeOf, dataOf, messageOf } from '../../../api/error.ts'
import { readFindings } from '../../../story-data/moderation-findings.ts'
import { collectionTexts } from '../../../texts/community/collections.ts'

/** Why the name of a collection was refused. */
export const nameErrorText = (error: unknown): string =>
  codeOf(error) === 'COMMUNITY_CONTENT_MODERATION' ? collectionTexts.dialog.refused(readFindings(dataOf(error)).words) : messageOf(error)
