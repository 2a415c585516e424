import { CONTEST_ID } from '@fablecut/domain/story/contests'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { track } from '../../analytics/track.ts'
import { dataOf, messageOf } from '../../api/error.ts'
import { scheduleAfter } from '../../story-data/runs/run-watch-over-http.ts'
import { storyQuery, type StoryData } from '../../story-data/story-lists.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { failedAction } from './export-flow.ts'
import { followUp } from './follow-up.ts'
import { settleAfterDelay } from './settle-after-delay.ts'
import { patchStory } from './patch-story.ts'
import { type ModerationFindings, readFindings } from '../../story-data/moderation-findings.ts'
import { isModerated, isWithheld, publishedByRun, publishNow, isRefusedByRun, unpublishNow } from './publish.ts'
import type { ShareEvents, SharedStory } from '../../slots/share-popup.ts'
import { channelOf, type Platform, type ShareAction } from './share-state.ts'
import { exportOver } from './story-export.ts'
import { stopSharing } from './stop-sharing.ts'
import { openTargetTab } from './target-tab.ts'
import { useSharedStory } from './use-shared-story.ts'

export type Share = ReturnType<typeof useShare>

const fail = (action: ShareAction, platform: Platform | null): void =>
  void toast.error(texts.export.failed(failedAction(action, platform, texts.export.actions, texts.export.platformAction)))

const isLinkAction = (action: ShareAction): boolean => action === 'generate_link' || action === 'share_link_native'

/** The browser blocked the clipboard or the new tab: the URL is offered for manual use. */
type ManualFallback = { readonly platform: Platform | null; readonly url: string }
type ShareOptions = ShareEvents & { story: SharedStory; isOpen: boolean }

/** State and actions of one opening of the share popup. */
export function useShare({ story: card, isOpen, onExported, ...tracking }: ShareOptions) {
  const client = useQueryClient()
  const shared = useSharedStory(card, isOpen)
  const { story: fresh, reason, isOwner } = shared
  const [flow] = useState(() => exportOver(client, card.id))
  const percent = useStore(flow.store, (state) => state.percent)
  const [byHand, setByHand] = useState<ManualFallback | null>(null)
  const [findings, setFindings] = useState<ModerationFindings | null>(null)
  const [busy, doing] = useExclusiveAction()
  /** Tracked at the final button only, not on the way there. */
  const trackShare = (action: ShareAction, platform: Platform | null = null) =>
    track('story_shared_clicked', { story_id: card.id, category_id: card.category_id, channel: channelOf(action, platform) })

  /** Exports the video and returns the story; null if the export failed or was dropped. */
  const exported = async (action: ShareAction, platform: Platform | null): Promise<StoryData | null> => {
    const { removeWatermark } = shared
    const end = await flow.run({ storyId: card.id, removeWatermark, action, duration: card.metadata.duration })
    if (end.kind === 'dropped') return null
    if (end.kind === 'failed') {
      if (isModerated(end.error)) setFindings(readFindings(dataOf(end.error)))
      else fail(action, platform)
      return null
    }
    shared.setRemoveWatermark(null)
    onExported?.()
    const story = await client.fetchQuery({ ...storyQuery(card.id), staleTime: 0 })
    if (action === 'publish') await publishedByRun(client, story, end.output, setFindings)
    else if (isLinkAction(action) && !story.is_public) {
      if (!isRefusedByRun(end.output, setFindings)) fail(action, platform)
      return null
    }
    return story
  }

  /** The story with a current export, made public if the action shares its link; null if there is none. */
  const usable = async (action: ShareAction, platform: Platform | null): Promise<SharedStory | null> => {
    if (!isOwner || !fresh) return isOwner ? null : card
    if (reason !== null) return exported(action, platform)
    return isLinkAction(action) && !fresh.is_public ? patchStory(client, fresh.id, { is_public: true }) : fresh
  }

  const share = async (action: ShareAction, platform: Platform | null): Promise<void> => {
    const tab = platform && openTargetTab(texts.platform.tab)
    setByHand(null)
    try {
      const story = await usable(action, platform)
      if (!story) return tab?.close()
      if (action === 'download') tracking.onDownloaded?.()
      const { payload } = shared
      const isShared = await followUp({ action, platform, story, payload, tab, onByHand: (url) => setByHand({ platform, url }) })
      if (isShared) tracking.onShared?.()
    } catch (error) {
      tab?.close()
      if (isModerated(error)) setFindings(readFindings(dataOf(error)))
      else if (isWithheld(error)) toast.error(messageOf(error))
      else fail(action, platform)
    }
  }

  const publish = async (): Promise<void> => {
    if (reason !== null) return void (await exported('publish', null).catch(() => fail('publish', null)))
    if (!fresh) return
    const contests = [...new Set([...fresh.contests, ...(shared.contestForm === null ? [] : [CONTEST_ID])])]
    await publishNow(client, fresh.id, contests, setFindings)
  }

  return {
    ...shared,
    percent,
    busy,
    byHand,
    findings,
    forgetFindings: () => setFindings(null),
    share: (action: ShareAction, platform: Platform | null = null) =>
      doing(action, () => {
        trackShare(action, platform)
        return action === 'download' ? settleAfterDelay(() => share(action, platform), scheduleAfter) : share(action, platform)
      }),
    publish: () =>
      doing('publish', () => {
        trackShare('publish')
        return publish()
      }),
    unpublish: (options: { stopsLinks: boolean }) => doing('unpublish', () => unpublishNow(client, card.id, options)),
    stopSharing: () => doing('stop_sharing', () => stopSharing(client, card.id)),
    drop: () => flow.drop(),
  }
}

type Work = ShareAction | 'unpublish' | 'stop_sharing'

/** Runs one action at a time; further calls are ignored until it settles. */
function useExclusiveAction() {
  const [busy, setBusy] = useState<Work | null>(null)
  const doing = async (what: Work, work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(what)
    try {
      await work()
    } finally {
      setBusy(null)
    }
  }
  return [busy, doing] as const
}

/**
 * Handles an entry of the main view. Visitors can download the video and copy the link; other entries ask to sign in. Returns true when the
 * entry's options should be shown.
 */
export function useShareChoice({ me, isOwner, share }: Share): (action: ShareAction, platform?: Platform) => boolean {
  const navigate = useNavigate()
  return (action, platform) => {
    const isDirect = action === 'download' && !isOwner
    const isLink = action === 'generate_link' && platform === undefined
    if (!me && !isDirect && !isLink) {
      const callbackUrl = window.location.pathname + window.location.search
      void navigate({ to: '/signin', search: { callbackUrl } })
      return false
    }
    if (isDirect) void share('download')
    return !isDirect
  }
}
