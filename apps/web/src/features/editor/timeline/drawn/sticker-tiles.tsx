import { stickerArt, stickerNames } from '@fablecut/render/draw/stickers/art'
import { looksTexts } from '../../../../texts/editor/looks.ts'

/** All stickers as buttons. */
export const StickerTiles = ({ onPick }: { onPick: (art: string) => void }) => (
  <div className="grid max-h-40 grid-cols-6 gap-1 overflow-y-auto">
    {stickerNames().map((art) => (
      <button
        key={art}
        type="button"
        aria-label={looksTexts.sticker(art)}
        title={looksTexts.sticker(art)}
        onClick={() => onPick(art)}
        className="quick grid aspect-square place-items-center rounded-sm bg-well hover:bg-hover"
      >
        <svg aria-hidden viewBox="0 0 32 32" className="size-7">
          {stickerArt(art)?.map(({ d, fill, opacity, isEvenOdd }) => (
            <path key={`${fill} ${d}`} d={d} fill={fill} opacity={opacity} fillRule={isEvenOdd ? 'evenodd' : 'nonzero'} />
          ))}
        </svg>
      </button>
    ))}
  </div>
)
