import { Clapperboard, Download, Globe, Link, Share2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { shareTexts } from '../../../texts/share.ts'
import { useMobile } from '../../../ui/hooks/use-mobile.ts'
import { PLATFORMS, type Platform, type ShareAction, type ShareStep } from '../share-state.ts'
import { useShareChoice, type Share } from '../use-share.ts'
import { PlatformMark } from './platform-mark.tsx'

const texts = shareTexts.main

/** Main view: all share actions. */
export function MainView({ share, go }: { share: Share; go: (step: ShareStep) => void }) {
  const isMobile = useMobile()
  const hasNative = isMobile || window.matchMedia('(pointer: coarse)').matches
  const isPublished = (share.story ?? share.card).is_published
  const isChoice = useShareChoice(share)
  const choose = (action: ShareAction, platform?: Platform) => {
    if (isChoice(action, platform)) go({ type: 'chose', action, ...(platform && { platform }) })
  }
  return (
    <>
      <ul className="grid">
        <Entry icon={<Download />} hint={share.reason ? texts.exportsFirst : texts.ready} onChoose={() => choose('download')}>
          {texts.download}
        </Entry>
        <Entry icon={<Link />} onChoose={() => choose('generate_link')}>
          {texts.copyLink}
        </Entry>
        {hasNative && (
          <>
            <Entry icon={<Share2 />} onChoose={() => choose('share_link_native')}>
              {texts.shareLink}
            </Entry>
            <Entry icon={<Clapperboard />} onChoose={() => choose('share_file_native')}>
              {texts.shareVideo}
            </Entry>
          </>
        )}
        {share.isOwner && (
          <Entry icon={<Globe />} hint={isPublished ? texts.published : texts.notPublished} onChoose={() => choose('publish')}>
            {isPublished ? texts.unpublish : texts.publish}
          </Entry>
        )}
      </ul>
      <ul aria-label={texts.platforms} className="mt-2 grid grid-cols-3 gap-2 border-t border-line pt-2">
        {PLATFORMS.map((platform) => (
          <li key={platform}>
            <button
              type="button"
              onClick={() => choose('generate_link', platform)}
              className="quick grid w-full justify-items-center gap-1.5 rounded-thumb border border-line bg-bg px-2 py-2.5 text-12 font-medium text-text hover:bg-hover focus-visible:shadow-(--focus) max-md:py-3.5"
            >
              <PlatformMark platform={platform} />
              {shareTexts.platforms[platform]}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type EntryProps = { icon: ReactNode; children: ReactNode; hint?: string; onChoose: () => void }

/** 44 high, 52 on phones. */
function Entry({ icon, children, hint, onChoose }: EntryProps) {
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-describedby={hint && id}
        onClick={onChoose}
        className="quick flex h-11 w-full items-center gap-3 rounded-sm px-2.5 text-start text-14 font-medium text-text hover:bg-hover focus-visible:shadow-(--focus) max-md:h-13 max-md:px-1 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-text-2"
      >
        {icon}
        <span className="grow">{children}</span>
        {hint && (
          <span id={id} aria-hidden className="text-12 font-regular text-text-3">
            {hint}
          </span>
        )}
      </button>
    </li>
  )
}
