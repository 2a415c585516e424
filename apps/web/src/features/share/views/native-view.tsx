import { Share2 } from 'lucide-react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Share } from '../use-share.ts'
import { ExportNote } from './export-note.tsx'

type NativeViewProps = { share: Share; action: 'share_link_native' | 'share_file_native' }

/** Native share sheet. */
export function NativeView({ share, action }: NativeViewProps) {
  const texts = shareTexts.native[action === 'share_link_native' ? 'link' : 'file']
  return (
    <>
      <p className="text-13 text-text-2">{texts.note}</p>
      <ExportNote share={share} />
      <Button
        variant="primary"
        icon={<Share2 aria-hidden />}
        busy={share.busy !== null}
        className="w-full"
        onClick={() => void share.share(action)}
      >
        {texts.title}
      </Button>
    </>
  )
}
