import { downloadFilm } from '../../story-data/exports/download-film.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { shareFilm, shareNatively, type NativeShareResult } from './native-share.ts'
import { platformUrl, type SharePayload } from './share-links.ts'
import type { SharedStory } from '../../slots/share-popup.ts'
import type { Platform, ShareAction } from './share-state.ts'
import type { TargetTab } from './target-tab.ts'

export type FollowUp = {
  readonly action: ShareAction
  readonly platform: Platform | null
  readonly story: SharedStory
  readonly payload: SharePayload
  readonly tab: TargetTab | null
  /** Called when the clipboard or the new tab was blocked, to offer the URL for manual copying. */
  readonly onByHand: (url: string) => void
}

/** Performs the share action once the video exists; returns whether something was shared. */
export async function followUp(order: FollowUp): Promise<boolean> {
  const { action, platform, payload, tab } = order
  if (action === 'download') await downloadFilm(order.story)
  if (action === 'share_link_native') return tellNative(await shareNatively(payload))
  if (action === 'share_file_native') return tellNative(await shareFilm(order.story))
  if (action !== 'generate_link') return false
  if (!platform) return copyLink(order)
  const url = platformUrl(platform, payload)
  const isShown = tab?.show(url) ?? false
  if (!isShown) order.onByHand(url)
  return isShown
}

async function copyLink({ payload, onByHand }: FollowUp): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(payload.url)
  } catch {
    onByHand(payload.url)
    return false
  }
  toast.success(texts.link.copied)
  return true
}

/** Texts of failed shares by the system; closing its dialog is no failure (HD-42). */
const NATIVE_TEXTS: Record<Exclude<NativeShareResult, 'shared' | 'closed'>, string> = {
  refused: texts.native.failed,
  'no video': texts.native.noVideo,
  'not loaded': texts.download.failed,
}

/** Shows a toast for a failed native share; closing the share sheet shows none. */
function tellNative(end: NativeShareResult): boolean {
  if (end !== 'shared' && end !== 'closed') toast.error(NATIVE_TEXTS[end])
  return end === 'shared'
}
