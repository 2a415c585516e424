import { downloadName } from '@fablecut/domain/story/download-name'
import { downloadFilm } from '../story/download-film.ts'
import { shareTexts as texts } from '../texts/share.ts'
import { toast } from '../ui/toast.tsx'
import { platformUrl, type SharePayload } from './share-links.ts'
import type { SharedStory } from './share-popup.tsx'
import type { Platform, ShareAction } from './share-state.ts'
import type { TargetTab } from './target-tab.ts'

export type FollowUp = {
  readonly action: ShareAction
  readonly platform: Platform | null
  readonly story: SharedStory
  readonly payload: SharePayload
  readonly tab: TargetTab | null
  /** The link could not be copied and has to be copied by hand. */
  readonly onManual: () => void
}

/** What was wanted of the film, now that it is there; answers whether something was shared. */
export async function followUp(order: FollowUp): Promise<boolean> {
  const { action, platform, payload, tab } = order
  if (action === 'download') await downloadFilm(order.story)
  if (action === 'share_link_native') return shareNatively(payload)
  if (action === 'share_file_native') return shareFile(order.story)
  if (action !== 'generate_link') return false
  if (!platform) return copyLink(order)
  tab?.show(platformUrl(platform, payload))
  return true
}

/** Source: H-234, H-235, HD-47. */
async function copyLink({ payload, onManual }: FollowUp): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(payload.url)
  } catch {
    onManual()
    return false
  }
  toast.success(texts.link.copied)
  return true
}

/** Who closes the system's sheet hears nothing. Source: H-130, H-236, HD-42. */
async function shareNatively(data: ShareData): Promise<boolean> {
  const can = typeof navigator.share === 'function' && (!data.files || navigator.canShare?.(data) !== false)
  try {
    if (!can) throw new Error('This device offers no sharing')
    await navigator.share(data)
    return true
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(texts.native.refused)
    return false
  }
}

/** Source: H-130, H-215, H-237. */
async function shareFile({ id, title, last_export_url: url }: SharedStory): Promise<boolean> {
  if (url === null) {
    toast.error(texts.native.noVideo)
    return false
  }
  const answer = await fetch(url, { credentials: 'same-origin' }).catch(() => null)
  if (!answer?.ok) {
    toast.error(texts.download.failed)
    return false
  }
  return shareNatively({ files: [new File([await answer.blob()], downloadName(id, title), { type: 'video/mp4' })] })
}
