import { ArrowLeft, LibraryBig, Search, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { fieldClass } from '../../../../ui/form/field-style.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { stopSound } from '../../../../ui/hooks/sound-player.ts'
import { useListedAssets } from '../asset-tab.tsx'
import { chooseFile } from '../upload/choose-file.ts'
import { LibrarySearch } from './library-search.tsx'
import { AudioRow } from './audio-row.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { usePaneUpload } from '../upload/use-pane-upload.ts'

const texts = mediaTexts.library

/** The story's songs, and the library behind its search field. */
export function MusicTab() {
  const [isBrowsing, setBrowsing] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => () => stopSound(), [])
  const goBack = (): void => {
    setBrowsing(false)
    setText('')
    stopSound()
  }
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-1.5 px-4">
        {isBrowsing && <IconButton size="sm" label={texts.back} icon={<ArrowLeft aria-hidden />} className="-ms-2" onClick={goBack} />}
        <label className="relative block min-w-0 grow">
          <Search aria-hidden className="pointer-events-none absolute top-2.5 start-2.5 size-4 text-text-3" />
          <input
            ref={field}
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={text}
            maxLength={100}
            onFocus={() => setBrowsing(true)}
            onChange={(event) => setText(event.target.value)}
            className={fieldClass('md', 'ps-8.5! text-13!')}
          />
        </label>
      </div>
      {isBrowsing ? <LibrarySearch text={text} /> : <MusicHome onBrowse={() => setBrowsing(true)} />}
    </>
  )
}

function MusicHome({ onBrowse }: { onBrowse: () => void }) {
  const upload = usePaneUpload()
  const { assets, uploads } = useListedAssets('music')
  const { title, text } = mediaTexts.empty.music
  return (
    <>
      <div className="grid shrink-0 grid-cols-2 gap-2 px-4 pb-3">
        <Button size="sm" icon={<Upload aria-hidden />} onClick={() => chooseFile('audio', upload)}>
          {mediaTexts.menu.upload}
        </Button>
        <Button size="sm" icon={<LibraryBig aria-hidden />} onClick={onBrowse}>
          {mediaTexts.menu.browse}
        </Button>
      </div>
      {assets.length + uploads.length === 0 ? (
        <div className="flex grow flex-col items-center gap-2 overflow-y-auto px-6 py-6 text-center">
          <Covers />
          <h3 className="mt-2 text-14 font-strong">{title}</h3>
          <p className="text-balance text-12 text-text-2">{text}</p>
        </div>
      ) : (
        <ul
          aria-label={mediaTexts.tabs.music}
          className="grid min-h-0 content-start gap-2 overflow-y-auto px-4 pb-4 [scrollbar-width:thin]"
        >
          {uploads.map((upload) => (
            <UploadProgress key={upload.id} upload={upload} isRow />
          ))}
          {assets.map((asset) => (
            <AudioRow key={asset.id} asset={asset} />
          ))}
        </ul>
      )}
    </>
  )
}

const Covers = () => (
  <div aria-hidden className="flex justify-center opacity-80">
    <img src="/covers/porch-light-letters.webp" alt="" className="size-14 translate-x-2 -rotate-6 rounded-md shadow-pop" />
    <img src="/covers/seaside-expressway.webp" alt="" className="z-1 size-14 scale-110 rounded-md shadow-pop" />
    <img src="/covers/desk-lamp-season.webp" alt="" className="size-14 -translate-x-2 rotate-6 rounded-md shadow-pop" />
  </div>
)
