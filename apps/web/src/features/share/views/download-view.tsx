import { Download, FolderArchive } from 'lucide-react'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Share } from '../use-share.ts'
import { useAssetZip } from '../zip/use-asset-zip.ts'
import { ExportNote } from './export-note.tsx'
import { WatermarkSwitch } from './watermark-switch.tsx'

const texts = shareTexts.download

/** Download of the video, and for its owner of all assets. */
export function DownloadView({ share }: { share: Share }) {
  const zip = useAssetZip(share.card.id)
  return (
    <>
      <section className="grid gap-3">
        <h3 className="text-13 font-strong text-text">{texts.film}</h3>
        <WatermarkSwitch share={share} />
        <ExportNote share={share} />
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          busy={share.busy !== null}
          className="w-full"
          onClick={() => void share.share('download')}
        >
          {texts.button}
        </Button>
      </section>
      <section className="grid gap-3 border-t border-line pt-4">
        <div>
          <h3 className="text-13 font-strong text-text">{texts.assets}</h3>
          <p className="mt-0.5 text-12 text-text-3">{texts.assetsNote}</p>
        </div>
        <Button
          variant="line"
          icon={<FolderArchive aria-hidden />}
          busy={zip.progress !== null}
          busyLabel={zip.progress ? texts.zipCount(zip.progress.done, zip.progress.total) : undefined}
          className="w-full"
          onClick={() => void zip.save()}
        >
          {texts.zip}
        </Button>
      </section>
    </>
  )
}
