import { takesPart, CONTEST_ID } from '@fablecut/domain/story/contests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { track } from '../analytics/track.ts'
import { query } from '../api/client.ts'
import { useSession } from '../session/me.ts'
import { later } from '../story/run-watch-over-http.ts'
import { storyQuery, type StoryData } from '../story/story-lists.ts'
import { shareTexts as texts } from '../texts/share.ts'
import { toast } from '../ui/toast.tsx'
import { exportReason, removesWatermark } from './export-needed.ts'
import { failedAction } from './export-flow.ts'
import { followUp } from './follow-up.ts'
import { isModerated, publishedByRun, publishNow, unpublishNow } from './publish.ts'
import { patchStory } from './patch-story.ts'
import { openTargetTab } from './target-tab.ts'
import { sharePayload } from './share-links.ts'
import type { ShareEvents, SharedStory } from './share-popup.tsx'
import { channelOf, type Platform, type ShareAction } from './share-state.ts'
import { exportOver } from './story-export.ts'

/** The download button is idle again so long after its end, in milliseconds. Source: H-167. */
const IDLE_AFTER_MS = 500

export type Share = ReturnType<typeof useShare>

const fail = (action: ShareAction, platform: Platform | null): void =>
  void toast.error(texts.export.failed(failedAction(action, platform, texts.export.actions, texts.export.platformAction)))

type ShareOptions = ShareEvents & { story: SharedStory; isOpen: boolean }

/** Everything the popup knows and does, for one opening. */
export function useShare({ story: card, isOpen, onShared, onDownloaded, onExported }: ShareOptions) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { me } = useSession()
  const isOwner = me?.id === card.user_id
  const [flow] = useState(() => exportOver(client, card.id))
  const percent = useStore(flow.store, (state) => state.percent)
  const [busy, setBusy] = useState<ShareAction | 'unpublish' | null>(null)
  const [isManual, setManual] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [chosenRemoval, setChosenRemoval] = useState<boolean | null>(null)
  const system = useQuery(query.system.get.queryOptions({ staleTime: 300_000 })).data
  const read = useQuery({ ...storyQuery(card.id), enabled: isOpen && isOwner, refetchOnMount: 'always', refetchOnWindowFocus: false })
  const fresh = read.isFetchedAfterMount ? read.data : undefined

  const original = fresh ? removesWatermark(fresh) : false
  const removeWatermark = chosenRemoval ?? original
  const reason = exportReason({ ...(fresh ?? card), removesWatermark: original }, removeWatermark)
  const payload = sharePayload(fresh ?? card, system?.share_handle ?? '', window.location.origin)

  /** The film to share, exported first where that is needed; null where there will be none, or nobody waits for it any more. */
  const exported = async (action: ShareAction, platform: Platform | null): Promise<StoryData | null> => {
    const order = { storyId: card.id, removeWatermark, action, duration: card.metadata.duration }
    const end = await flow.run(order)
    if (end.kind === 'dropped') return null
    if (end.kind === 'failed') {
      if (action === 'publish' && isModerated(end.error)) setRefused(true)
      else fail(action, platform)
      return null
    }
    setChosenRemoval(null)
    onExported?.()
    const story = await client.fetchQuery({ ...storyQuery(card.id), staleTime: 0 })
    if (action === 'publish') await publishedByRun(client, story, end.output, () => setRefused(true))
    return story
  }

  /** Its share address works from now on. Source: HD-08. */
  const opened = async (story: StoryData): Promise<StoryData> =>
    story.is_public ? story : patchStory(client, story.id, { is_public: true })

  const usable = async (action: ShareAction, platform: Platform | null): Promise<SharedStory | null> => {
    if (!isOwner) return card
    if (!fresh) return null
    if (reason !== null) return exported(action, platform)
    return action === 'generate_link' || action === 'share_link_native' ? opened(fresh) : fresh
  }

  /** One at a time; whatever happens, the popup can be used again. */
  const doing = async (what: ShareAction | 'unpublish', work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(what)
    try {
      await work()
    } finally {
      if (what === 'download') await new Promise<void>((resolve) => later(resolve, IDLE_AFTER_MS))
      setBusy(null)
    }
  }

  const share = (action: ShareAction, platform: Platform | null = null) =>
    doing(action, async () => {
      const tab = platform && openTargetTab(texts.platform.tab)
      try {
        const story = await usable(action, platform)
        if (!story) return tab?.close()
        if (action === 'download') onDownloaded?.()
        const isShared = await followUp({ action, platform, story, payload, tab, onManual: () => setManual(true) })
        if (isShared) onShared?.()
      } catch {
        tab?.close()
        fail(action, platform)
      }
    })

  const publish = () =>
    doing('publish', async () => {
      if (reason !== null) return void (await exported('publish', null).catch(() => fail('publish', null)))
      if (!fresh) return
      const isEntered = Boolean(system?.contest_form_url) && takesPart(fresh.category_id)
      const contests = isEntered ? [...new Set([...fresh.contests, CONTEST_ID])] : fresh.contests
      await publishNow(client, fresh.id, contests, () => setRefused(true))
    })

  return {
    card,
    story: fresh ?? null,
    isStoryLost: read.isError && !fresh,
    readAgain: () => void read.refetch(),
    me,
    isOwner,
    payload,
    contestForm: system?.contest_form_url && takesPart(card.category_id) ? system.contest_form_url : null,
    reason: isOwner ? reason : null,
    removeWatermark,
    setRemoveWatermark: setChosenRemoval,
    percent,
    busy,
    isManual,
    isRefused,
    forgetRefusal: () => setRefused(false),
    share,
    publish,
    unpublish: () => doing('unpublish', () => unpublishNow(client, card.id)),
    drop: () => flow.drop(),
    /** Counts a choice; visitors are led to sign in, but for a plain download. True: its options are to be shown. Source: H-152, H-219, HD-39. */
    choose: (action: ShareAction, platform: Platform | null = null): boolean => {
      const isDirect = action === 'download' && !isOwner
      if (!me && !isDirect) {
        const callbackUrl = window.location.pathname + window.location.search
        void navigate({ to: '/signin', search: { callbackUrl } })
        return false
      }
      if (!(action === 'publish' && card.is_published))
        track('story_shared_clicked', { story_id: card.id, category_id: card.category_id, channel: channelOf(action, platform) })
      if (isDirect) void share('download')
      return !isDirect
    },
  }
}
