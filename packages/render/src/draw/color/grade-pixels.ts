import type { ColorSettings } from '@fablecut/domain/timeline/picture'
import { contrastCurve, LOOK_GRADES, type Tone } from './looks.ts'

/** Tables of a grade: levels of each channel, then a change of saturation, then the tones of the look. */
export type PixelGrade = {
  readonly levels: readonly [Float32Array, Float32Array, Float32Array]
  readonly saturation: number
  /** For levels from -`TONE_OFFSET`, since a saturated colour can leave the range. */
  readonly tones: readonly [Uint8Array, Uint8Array, Uint8Array]
}

const TONE_OFFSET = 512
const TONE_SIZE = 1536
/** Rec. 709. */
const LUMA = [0.2126, 0.7152, 0.0722] as const
/** Gamma of displays: a stop of light is less of a factor in their levels. */
const GAMMA = 2.2
const MAX_STOPS = 2

/** The grade of an item's settings; null if they change no colours. */
export function pixelGradeOf({ exposure = 0, contrast = 0, warmth = 0, saturation = 0, look }: ColorSettings): PixelGrade | null {
  if (exposure === 0 && contrast === 0 && warmth === 0 && saturation === 0 && look === undefined) return null
  const grade = look && LOOK_GRADES[look]
  const level = (gain: number) => levelsOf((value) => withContrast(withExposure(value, exposure) * gain, contrast))
  return {
    levels: [level(1 + 0.16 * warmth), level(1 + 0.02 * warmth), level(1 - 0.2 * warmth)],
    saturation: (1 + saturation) * (grade?.saturation ?? 1),
    tones: [tonesOf(grade?.red ?? same), tonesOf(grade?.green ?? same), tonesOf(grade?.blue ?? same)],
  }
}

const same: Tone = (value) => value

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** Brighter levels approach white without being cut off. */
function withExposure(level: number, exposure: number): number {
  const factor = 2 ** ((MAX_STOPS * exposure) / GAMMA)
  return factor > 1 ? 1 - (1 - level) ** factor : level * factor
}

const withContrast = (level: number, contrast: number): number =>
  contrast >= 0 ? contrastCurve(clamp(level), 1 + contrast) : 0.5 + (level - 0.5) * (1 + 0.7 * contrast)

const levelsOf = (curve: Tone): Float32Array => Float32Array.from({ length: 256 }, (_, level) => 255 * clamp(curve(level / 255)))

const tonesOf = (tone: Tone): Uint8Array =>
  Uint8Array.from({ length: TONE_SIZE }, (_, index) => Math.round(255 * clamp(tone(clamp((index - TONE_OFFSET) / 255)))))

/** Grades RGBA pixels in place. */
export function gradePixels(data: Uint8ClampedArray, { levels: [red, green, blue], saturation, tones }: PixelGrade): void {
  const [redTone, greenTone, blueTone] = tones
  const [redLuma, greenLuma, blueLuma] = LUMA
  const rest = 1 - saturation
  for (let at = 0; at < data.length; at += 4) {
    const r = red[data[at]!]!
    const g = green[data[at + 1]!]!
    const b = blue[data[at + 2]!]!
    // Half a level more rounds to the nearest.
    const grey = rest * (redLuma * r + greenLuma * g + blueLuma * b) + TONE_OFFSET + 0.5
    data[at] = redTone[(grey + saturation * r) | 0]!
    data[at + 1] = greenTone[(grey + saturation * g) | 0]!
    data[at + 2] = blueTone[(grey + saturation * b) | 0]!
  }
}
