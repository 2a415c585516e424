import { shareTexts } from '../../../texts/share.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import type { Share } from '../use-share.ts'

/** Only the owner has it; it starts from the story's setting (HD-40). */
export const WatermarkSwitch = ({ share }: { share: Share }) => (
  <label className="flex cursor-pointer items-center justify-between gap-3 text-14 font-medium text-text">
    {shareTexts.watermark}
    <Switch
      label={shareTexts.watermark}
      checked={share.removeWatermark}
      disabled={share.busy !== null}
      onCheckedChange={share.setRemoveWatermark}
    />
  </label>
)
