import { Tabs } from '@base-ui/react/tabs'
import { Captions, Film, Image, Mic, Music } from 'lucide-react'
import { mediaTexts as texts } from '../../../texts/editor/media.ts'
import { CaptionsTab } from '../captions/captions-tab.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { MEDIA_TABS, type MediaTab } from '../session/editor-state.ts'
import { AssetTab } from './asset-tab.tsx'
import { FailedUploads } from './upload/failed-uploads.tsx'
import { MusicTab } from './music/music-tab.tsx'
import { PaneDrop } from './upload/pane-drop.tsx'

const ICONS: Record<MediaTab, typeof Film> = { videos: Film, images: Image, music: Music, voiceover: Mic, captions: Captions }

/** Left pane with the story's media. */
export function MediaPane() {
  const session = useEditorSession()
  const tab = useEditor(({ mediaTab }) => mediaTab)
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next: MediaTab) => session.store.setState({ mediaTab: next })}
      className="flex min-h-0 grow flex-col"
    >
      <Tabs.List aria-label={texts.tabsLabel} className="grid shrink-0 grid-cols-5 border-b border-line px-1.5">
        {MEDIA_TABS.map((name) => (
          <PaneTab key={name} name={name} />
        ))}
      </Tabs.List>
      <PaneDrop>
        <FailedUploads />
        <Tabs.Panel value="videos" className={PANEL}>
          <AssetTab tab="videos" />
        </Tabs.Panel>
        <Tabs.Panel value="images" className={PANEL}>
          <AssetTab tab="images" />
        </Tabs.Panel>
        <Tabs.Panel value="music" className={PANEL}>
          <MusicTab />
        </Tabs.Panel>
        <Tabs.Panel value="voiceover" className={PANEL}>
          <AssetTab tab="voiceover" />
        </Tabs.Panel>
        <Tabs.Panel value="captions" className={PANEL}>
          <CaptionsTab />
        </Tabs.Panel>
      </PaneDrop>
    </Tabs.Root>
  )
}

const PANEL = 'flex min-h-0 grow flex-col outline-none'

function PaneTab({ name }: { name: MediaTab }) {
  const Icon = ICONS[name]
  return (
    <Tabs.Tab
      value={name}
      className="quick -mb-px grid h-11 min-w-0 justify-items-center content-center gap-0.5 border-b-2 border-transparent text-11 font-medium text-text-2 hover:text-text data-active:border-inverse data-active:text-text"
    >
      <Icon aria-hidden className="size-4" />
      <span className="max-w-full truncate">{texts.tabs[name]}</span>
    </Tabs.Tab>
  )
}
