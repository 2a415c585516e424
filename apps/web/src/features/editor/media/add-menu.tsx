import { ChevronDown, History, Plus, Sparkles, Upload } from 'lucide-react'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import type { AssetTab } from './media-tabs.ts'
import { useAddActions } from './use-add-actions.tsx'

const texts = mediaTexts.menu

/** `Create`, `Upload`, `History`. */
export function AddMenu({ tab }: { tab: Exclude<AssetTab, 'music'> }) {
  const { create, upload, openHistory, history } = useAddActions(tab)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="raised" icon={<Plus aria-hidden />}>
            <span className="inline-flex items-center gap-1.5">
              {texts.add}
              <ChevronDown aria-hidden />
            </span>
          </Button>
        }
      >
        <MenuItem icon={<Sparkles aria-hidden />} onSelect={create}>
          {texts.create}
        </MenuItem>
        <MenuItem icon={<Upload aria-hidden />} onSelect={upload}>
          {texts.upload}
        </MenuItem>
        <MenuItem icon={<History aria-hidden />} onSelect={openHistory}>
          {texts.history}
        </MenuItem>
      </Menu>
      {history}
    </>
  )
}
