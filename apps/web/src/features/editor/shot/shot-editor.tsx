import type { Shot } from '@fablecut/domain/story/shots/shot'
import { useState } from 'react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { ScriptTab } from './script-tab.tsx'
import { ShotHeader } from './shot-header.tsx'
import { ImageTab } from './image-tab.tsx'
import { useTakes } from './use-takes.ts'
import { VideoTab } from './video-tab.tsx'

type ShotTab = 'script' | 'image' | 'video'
let lastTab: ShotTab = 'image'

/** Editor of a shot: script, image and video. */
export function ShotEditor({ shotId }: { shotId: string }) {
  const shot = useEditor(({ document }) => document.shots[shotId])
  const categoryId = useEditor(({ story }) => story.categoryId)
  const takes = useTakes(shotId, { enabled: shot !== undefined && shot.shotType !== 'uploaded_video' })
  const [selectedTab, setSelectedTab] = useState<ShotTab>(() => (lastTab === 'video' && shot && !hasPicture(shot) ? 'image' : lastTab))
  if (!shot) return null
  const hasScript = categoryId === 'script_to_video'
  const tab = selectedTab === 'script' && !hasScript ? 'image' : selectedTab
  const show = (next: ShotTab) => {
    lastTab = next
    setSelectedTab(next)
  }
  if (shot.shotType === 'uploaded_video')
    return (
      <div className="grid gap-4 p-4">
        <ShotHeader shot={shot} />
        <OriginBadge assetId={shot.activeVideoId} />
        {shot.activeVideoUrl && (
          <video src={shot.activeVideoUrl} controls playsInline preload="metadata" className="aspect-video w-full rounded-md bg-well" />
        )}
      </div>
    )
  const tabs = [
    ...(hasScript ? [{ value: 'script' as const, label: texts.tabs.script, content: <ScriptTab shot={shot} takes={takes} /> }] : []),
    { value: 'image' as const, label: texts.tabs.image, content: <ImageTab key={shotId} shot={shot} takes={takes} /> },
    { value: 'video' as const, label: texts.tabs.video, content: <VideoTab key={shotId} shot={shot} takes={takes} /> },
  ]
  return (
    <div className="grid grid-cols-1 gap-3 p-4">
      <ShotHeader shot={shot} />
      {takes.error !== null && <LoadProblem error={takes.error} />}
      <Tabs<ShotTab> label={texts.tabs.label} value={tab} tabs={tabs} onValueChange={show} />
    </div>
  )
}

/** Whether a placed video was uploaded or generated. */
function OriginBadge({ assetId }: { assetId: string | null }) {
  const isGenerated = useEditor(({ document }) =>
    document.timeline.mediaAssets.some(({ id, source }) => id === assetId && source === 'generated'),
  )
  return <Badge className="justify-self-start">{isGenerated ? texts.generated : texts.uploaded}</Badge>
}

/** Videos are generated from an image, so a shot without one starts with the image tab. */
const hasPicture = (shot: Shot): boolean => shot.activeImageId !== null || shot.activeVideoId !== null

/** Load error; shots that are not synced yet have no takes. */
function LoadProblem({ error }: { error: unknown }) {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : null
  if (status === 404) return null
  return (
    <p role="alert" className="text-12 text-danger">
      {texts.takes.loadFailed(status ?? '')}
    </p>
  )
}
