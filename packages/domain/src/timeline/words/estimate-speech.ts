import { isWrittenWithoutSpaces } from '../../captions/text-width.ts'

/** Letters spoken per second where the voice is not known. */
const LETTERS_PER_SECOND = 14
const LETTERS_PER_SECOND_WITHOUT_SPACES = 5

type Spoken = { readonly text: string; readonly frames: number }

/** About how long a text is spoken, in frames, at the pace of what the same voice has spoken (`spoken`; null: at a usual pace). At least 1. */
export function estimateSpeechFrames(text: string, spoken: Spoken | null, fps: number): number {
  const known = spoken ? letters(spoken.text) : 0
  const usual = isWrittenWithoutSpaces(text) ? LETTERS_PER_SECOND_WITHOUT_SPACES : LETTERS_PER_SECOND
  const framesPerLetter = spoken && known > 0 ? spoken.frames / known : fps / usual
  return Math.max(1, Math.round(letters(text) * framesPerLetter))
}

const letters = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0
