import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Platform } from '../share-state.ts'
import type { Share } from '../use-share.ts'
import { ExportNote } from './export-note.tsx'

const texts = shareTexts.platform

export function PlatformView({ share, platform }: { share: Share; platform: Platform }) {
  const name = shareTexts.platforms[platform]
  return (
    <>
      <p className="text-13 text-text-2">{share.payload.text}</p>
      <p className="text-12 text-text-3">{texts.note(name)}</p>
      <ExportNote share={share} />
      {share.byHand?.platform === platform && (
        <p role="alert" className="text-13 text-text-2">
          {texts.tabBlocked}{' '}
          <a
            href={share.byHand.url}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-sm font-medium text-text underline underline-offset-2 hover:brightness-125"
          >
            {texts.open(name)}
          </a>
        </p>
      )}
      <Button variant="primary" busy={share.busy !== null} className="w-full" onClick={() => void share.share('generate_link', platform)}>
        {texts.title(name)}
      </Button>
    </>
  )
}
