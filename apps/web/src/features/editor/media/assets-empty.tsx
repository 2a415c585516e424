import { Sparkles } from 'lucide-react'
import { mediaTexts } from '../../../texts/editor/media.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AddMenu } from './add-menu.tsx'
import type { AssetTab } from './media-tabs.ts'
import { useNewShot } from './use-new-shot.ts'

const PICTURES: Record<Exclude<AssetTab, 'music'>, readonly [string, string, string]> = {
  videos: ['/art/vlog.webp', '/art/explainer.webp', '/art/music.webp'],
  images: ['/styles/microworld.webp', '/art/scratch.webp', '/art/asmr.webp'],
  voiceover: ['/characters/hazel.webp', '/characters/rowan.webp', '/characters/finch.webp'],
}
const TILTS = ['-rotate-6 translate-x-3', 'z-1 scale-110', 'rotate-6 -translate-x-3'] as const

/** Empty state of a tab with ways to add assets. */
export function AssetsEmpty({ tab }: { tab: Exclude<AssetTab, 'music'> }) {
  const create = useNewShot()
  const { title, text } = mediaTexts.empty[tab]
  return (
    <div className="flex min-h-0 grow flex-col items-center gap-3 overflow-y-auto px-6 py-8 text-center">
      <Pictures sources={PICTURES[tab]} />
      <h3 className="mt-2 text-14 font-strong">{title}</h3>
      <p className="text-balance text-12 text-text-2">{text}</p>
      <div className="mt-1 flex gap-2">
        <Button size="sm" icon={<Sparkles aria-hidden />} onClick={create}>
          {mediaTexts.menu.create}
        </Button>
        <AddMenu tab={tab} />
      </div>
    </div>
  )
}

const Pictures = ({ sources }: { sources: readonly string[] }) => (
  <div aria-hidden className="flex items-center justify-center py-1 opacity-80">
    {sources.map((source, index) => (
      <img key={source} src={source} alt="" loading="lazy" className={`h-13 w-18 rounded-md object-cover shadow-pop ${TILTS[index]}`} />
    ))}
  </div>
)
