import { CAPTION_PRESETS, type CaptionPreset } from '@fablecut/domain/captions/presets'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import { cx } from '../../../ui/class-names.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import type { EffectiveStyle } from './effective-style.ts'

const texts = captionsTexts.editor

type PresetGridProps = { style: EffectiveStyle; onPick: (preset: CaptionPreset) => void }

/** The twelve style presets in order, each previewed in its style. */
export function PresetGrid({ style, onPick }: PresetGridProps) {
  return (
    <div role="group" aria-label={texts.presets} className="grid grid-cols-4 gap-2">
      {CAPTION_PRESETS.map((preset) => (
        <Tooltip key={preset.name} text={preset.name}>
          <button
            type="button"
            aria-label={preset.name}
            aria-pressed={isWorn(style, preset)}
            onClick={() => onPick(preset)}
            className={cx(
              'quick grid h-11 place-items-center rounded-sm bg-[#6f7a80] outline-offset-2 hover:brightness-110',
              isWorn(style, preset) && 'outline-2 outline-accent',
            )}
          >
            <span
              aria-hidden
              className="px-1.5 text-16 leading-6"
              style={{
                fontFamily: style.fontFamily,
                fontWeight: preset.look.fontWeight,
                color: preset.look.color,
                backgroundColor: preset.look.backgroundColor,
                borderRadius: preset.look.borderRadius,
                textShadow: preset.look.textShadow,
              }}
            >
              Aa
            </span>
          </button>
        </Tooltip>
      ))}
    </div>
  )
}

/** The two blue presets differ only by position. */
const isWorn = (style: EffectiveStyle, { look }: CaptionPreset): boolean =>
  (Object.keys(look) as (keyof typeof look)[]).every((field) => style[field] === look[field]) &&
  (look.height !== undefined || style.height !== CENTERED)

const CENTERED = 45
