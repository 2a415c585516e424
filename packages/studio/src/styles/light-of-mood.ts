import { adjust, type Colour, mix, type Rgb } from '../paint/colour.ts'
import type { Look, TimeOfDay } from '../paint/look.ts'
import type { Mood } from '../scene/scene.ts'

/** Factors of saturation and lightness; `air` is blended in by `share`, 0 to 1. Figures keep more of their colours. */
type Grade = { readonly saturation: number; readonly lightness: number; readonly air: Colour; readonly share: number }

const GRADES: Readonly<Partial<Record<Mood, Grade>>> = {
  happy: { saturation: 1.06, lightness: 1.03, air: '#ffe2a0', share: 0.06 },
  tense: { saturation: 0.62, lightness: 0.76, air: '#12242c', share: 0.22 },
  sad: { saturation: 0.42, lightness: 0.78, air: '#566578', share: 0.22 },
}
/** Rooms are no bright day in fear; figures stand out from them. */
const FEAR_INDOORS: Grade = { saturation: 0.5, lightness: 0.56, air: '#0e1a26', share: 0.34 }
/** Part of the grade of the scenery that figures and things take. */
const ON_FIGURES = 0.45

const graded = (colour: Colour, { saturation, lightness, air, share }: Grade): Rgb =>
  mix(adjust(colour, { saturation, lightness }), air, share)

const weaker = ({ saturation, lightness, air, share }: Grade): Grade => ({
  saturation: 1 + (saturation - 1) * ON_FIGURES,
  lightness: 1 + (lightness - 1) * ON_FIGURES,
  air,
  share: share * ON_FIGURES,
})

/** A look in the light of a mood: fear is dim and cold, grief pale and grey, joy warm. Other moods leave it as it is. A night is dark already. */
export function inLightOfMood(look: Look, mood: Mood, time: TimeOfDay, isIndoors = false): Look {
  const byDay = isIndoors && mood === 'tense' ? FEAR_INDOORS : GRADES[mood]
  if (!byDay) return look
  const grade = time === 'night' ? { ...byDay, lightness: Math.min(1, (3 + byDay.lightness) / 4), share: byDay.share / 4 } : byDay
  const onFigures = weaker(grade)
  const { recolour, figure, sky, haze, cloudLit, cloudDark, sun } = look
  const own = (colour: Colour | undefined): Colour | undefined => colour && graded(colour, grade)
  return {
    ...look,
    recolour: (colour, depth, role) => graded(recolour ? recolour(colour, depth, role) : colour, grade),
    figure: (colour, role) => graded(figure ? figure(colour, role) : recolour ? recolour(colour, 0, role) : colour, onFigures),
    ...(sky && { sky: isOneSky(sky) ? sky.map((tone) => graded(tone, grade)) : gradedSkies(sky, grade) }),
    ...(haze && { haze: graded(haze, grade) }),
    ...(cloudLit && { cloudLit: own(cloudLit) }),
    ...(cloudDark && { cloudDark: own(cloudDark) }),
    ...(sun && mood !== 'happy' && { sun: own(sun) }),
  }
}

type Skies = Exclude<NonNullable<Look['sky']>, readonly Colour[]>
const isOneSky = (sky: NonNullable<Look['sky']>): sky is readonly Colour[] => Array.isArray(sky)

const gradedSkies = (skies: Skies, grade: Grade): Skies =>
  Object.fromEntries(Object.entries(skies).map(([time, tones]) => [time, tones.map((tone) => graded(tone, grade))]))
