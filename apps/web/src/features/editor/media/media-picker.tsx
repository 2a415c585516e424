import { togglePicked } from '@fablecut/domain/timeline/edit/media/toggle-picked'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useState } from 'react'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AlbumMenu } from './picker/album-menu.tsx'
import { AlbumsTab } from './picker/albums-tab.tsx'
import { GenerationTab } from './picker/generation-tab.tsx'
import { PickContext } from './picker/pick-context.ts'
import { StoryAssetTab } from './picker/story-asset-tab.tsx'

const texts = mediaTexts.picker

type PickerTab = 'generation' | 'albums' | 'storyAsset'

export type MediaPickerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  type: 'image' | 'video' | 'audio'
  /** Only for audio. */
  subtype?: 'music' | 'voiceover'
  /** Maximum number of selected assets; further choices are ignored. With 1 the next choice replaces it. */
  max: number
  /** Assets that are marked as added and can't be selected. Default: none. */
  isAdded?: (asset: MediaAsset) => boolean
  onPick: (assets: readonly MediaAsset[]) => void
}

/** Picker for the creator's media: generated assets, albums (not for videos), and this story's assets. */
export function MediaPicker(props: MediaPickerProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={texts.title[props.type]} width="lg" phone="full">
      {props.open && <Choice {...props} />}
    </Dialog>
  )
}

const NONE = (): boolean => false

function Choice({ type, subtype, max, isAdded = NONE, onPick, onOpenChange }: MediaPickerProps) {
  const [tab, setTab] = useState<PickerTab>('generation')
  const [chosen, setChosen] = useState<readonly MediaAsset[]>([])
  const ids = chosen.map(({ id }) => id)
  const toggle = (asset: MediaAsset): void => {
    if (max === 1) return setChosen(ids.includes(asset.id) ? [] : [asset])
    const next = togglePicked(ids, asset.id)
    if (next.length <= max)
      setChosen([...chosen, asset].filter(({ id }, index, all) => next.includes(id) && index === all.findIndex((other) => other.id === id)))
  }
  const tabs = [
    { value: 'generation' as const, label: texts.tabs.generation, content: <GenerationTab /> },
    ...(type === 'video' ? [] : [{ value: 'albums' as const, label: texts.tabs.albums, content: <AlbumsTab /> }]),
    { value: 'storyAsset' as const, label: texts.tabs.storyAsset, content: <StoryAssetTab /> },
  ]
  return (
    <PickContext value={{ type, subtype: subtype ?? null, chosen: ids, isFull: max > 1 && ids.length >= max, isAdded, toggle }}>
      <Tabs label={texts.tabsLabel} value={tab} tabs={tabs} onValueChange={setTab} />
      <div className="mt-4 flex items-center justify-end gap-2">
        <span role="status" className="me-auto text-13 text-text-2 tabular-nums">
          {texts.count(ids.length, max)}
        </span>
        {type !== 'video' && <AlbumMenu assets={chosen} />}
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={ids.length === 0}
          onClick={() => {
            onPick(chosen)
            onOpenChange(false)
          }}
        >
          {max === 1 ? texts.use : texts.confirm}
        </Button>
      </div>
    </PickContext>
  )
}
