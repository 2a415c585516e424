import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { query } from '../../../api/client.ts'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { regenerationOf } from './regeneration-over-http.ts'
import { isGenerating, MEDIUM_OF, shotTakes, type PendingTake, type ShotTake, type TakeType } from './shot-take.ts'

export type Takes = Readonly<Record<TakeType, readonly ShotTake[]>> & { readonly isPending: boolean; readonly error: unknown }

const NONE: readonly PendingTake[] = []

/**
 * Takes of a shot, newest first, including pending ones; follows running runs after a reload. A shot that the
 * server does not know yet has none.
 */
export function useTakes(shotId: string, options: { readonly enabled?: boolean } = {}): Takes {
  const session = useEditorSession()
  const client = useQueryClient()
  const regeneration = regenerationOf(session, client)
  const storyId = useEditor(({ story }) => story.id)
  const mediaAssets = useEditor(({ document }) => document.timeline.mediaAssets)
  const pending = useStore(regeneration.pending, (state) => state[shotId] ?? NONE)
  const isStored = useEditor(({ storedShotIds }) => storedShotIds.has(shotId))
  const enabled = (options.enabled ?? true) && isStored
  const { data, isPending, error } = useQuery({
    ...query.shots.getMedia.queryOptions({ input: { storyId, shotId } }),
    retry: false,
    enabled,
  })
  const takes = useMemo(() => {
    const assets = new Map(mediaAssets.map((asset) => [asset.id, asset]))
    const { images = [], videos = [], audio = [] } = data?.media_resources ?? {}
    return {
      image: shotTakes('image', images, pending, assets),
      video: shotTakes('video', videos, pending, assets),
      audio: shotTakes('audio', audio, pending, assets),
    }
  }, [data, pending, mediaAssets])
  useEffect(() => {
    const { images = [], videos = [], audio = [] } = data?.media_resources ?? {}
    for (const take of [...images, ...videos, ...audio]) {
      const isOpen = take.status === 'pending' || take.status === 'generating'
      const medium = MEDIUM_OF[take.resource_type as TakeType]
      if (!isOpen || take.workflow_run_id === null) continue
      regeneration.follow(take.workflow_run_id, { shotIds: [shotId], media: [medium], settings: {}, credits: 0 })
    }
  }, [data, regeneration, shotId])
  return { ...takes, isPending: enabled && isPending, error }
}

/** Whether any take of a shot is being generated. */
export const isAnyGenerating = ({ image, video, audio }: Takes): boolean => [...image, ...video, ...audio].some(isGenerating)
