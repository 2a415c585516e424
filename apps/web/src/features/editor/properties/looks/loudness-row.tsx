import { GAIN_LIMITS } from '@fablecut/domain/timeline/edit/field-limits'
import type { ItemLoudness } from '@fablecut/render/plan/sound/match-loudness'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'

const texts = looksTexts.loudness

type LoudnessRowProps = { loudness: ItemLoudness | null | undefined; gainDb: number; onMatch: (gainDb: number) => void }

/** How loud an item is in the film, and a button that sets its gain so that it meets the loudness of its kind. */
export function LoudnessRow({ loudness, gainDb, onMatch }: LoudnessRowProps) {
  if (!loudness) return <p className="text-12 text-text-3">{loudness === null ? texts.silent : texts.unknown}</p>
  const gain = Math.min(GAIN_LIMITS.max, Math.max(GAIN_LIMITS.min, loudness.matchingGainDb))
  const isMatched = Math.abs(gain - gainDb) < 0.05
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-12 text-text-2 tabular-nums">
        {texts.of(loudness.lufs.toFixed(1))} <span className="text-text-3">{texts.target(loudness.targetLufs)}</span>
      </p>
      <Button size="sm" variant="line" aria-disabled={isMatched} onClick={() => !isMatched && onMatch(gain)}>
        {isMatched ? texts.matched : texts.match}
      </Button>
    </div>
  )
}
