import { Dialog as Base } from '@base-ui/react/dialog'
import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { musicVideoTexts } from '../../../../texts/music/music-video.ts'
import { uiTexts } from '../../../../texts/ui.ts'
import { cx } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { isPhone } from '../../../../ui/hooks/is-phone.ts'
import { Picture } from '../../../../ui/layout/picture.tsx'
import { ChooserCard } from './chooser-card.tsx'
import { MUSIC_VIDEO_TYPES } from './type-cards.ts'

const texts = musicVideoTexts.chooser

/** Chooser of the music video type, over the image of the card in focus. */
export function MusicVideoChooser({ onClose }: { onClose: () => void }) {
  const [previewed, setPreviewed] = useState<MusicVideoSlug>('singing-dancing')
  const first = useRef<HTMLAnchorElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup
          ref={popup}
          initialFocus={() => (isPhone() ? popup.current : first.current)}
          className="fixed inset-0 z-40 overflow-y-auto bg-bg outline-none"
        >
          <Background previewed={previewed} />
          <div className="page relative flex min-h-dvh flex-col pb-6">
            <div className="flex h-13 items-center justify-end sm:h-15">
              <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} variant="line" className="bg-bg!" />} />
            </div>
            <div className="my-auto grid gap-6 lg:gap-9">
              <div className="grid gap-1.5 text-center">
                <Base.Title render={<h1 />} className="text-20 font-strong sm:text-28">
                  {texts.title}
                </Base.Title>
                <Base.Description className="text-14 text-text-2">{texts.note}</Base.Description>
              </div>
              <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
                {MUSIC_VIDEO_TYPES.map(({ type }, index) => (
                  <ChooserCard key={type} ref={index === 0 ? first : undefined} type={type} onShow={() => setPreviewed(type)} />
                ))}
              </ul>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The images of the cards, blurred; one is visible at a time. */
const Background = ({ previewed }: { previewed: MusicVideoSlug }) => (
  <div aria-hidden data-background={previewed} className="fixed inset-0 overflow-hidden">
    {MUSIC_VIDEO_TYPES.map(({ type, picture }) => (
      <div
        key={type}
        className={cx('absolute inset-0 scale-110 blur-2xl transition-opacity duration-(--m-reveal)', type !== previewed && 'opacity-0')}
      >
        <Picture src={picture} alt="" eager className="brightness-90" />
      </div>
    ))}
    <div className="absolute inset-0 bg-scrim" />
  </div>
)
