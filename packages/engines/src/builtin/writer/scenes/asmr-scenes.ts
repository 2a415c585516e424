import type { AsmrScenes, Scenes, StoryboardShot } from '../../../ports/writer.ts'
import { detectLanguage } from '../../../../../domain/src/story/language/detect-language.ts'
import { seededChooser } from '../seeded-choice.ts'

type Angle = { readonly title: string; readonly framing: string; readonly camera: string }

const OPENING: Angle = { title: 'The beginning', framing: 'Close-up from above', camera: 'The camera does not move' }
const ENDING: Angle = { title: 'The last touch', framing: 'Close-up from above', camera: 'Very slow pull back' }
const MIDDLE_ANGLES: readonly Angle[] = [
  { title: 'Closer', framing: 'Extreme close-up', camera: 'Very slow push in' },
  { title: 'From the side', framing: 'Close-up from the side', camera: 'Slow pan right' },
  { title: 'Once more', framing: 'Close-up', camera: 'The camera does not move' },
  { title: 'The texture', framing: 'Macro view of the surface', camera: 'Very slow push in' },
  { title: 'From the other side', framing: 'Close-up from the other side', camera: 'Slow pan left' },
  { title: 'Slowly on', framing: 'Close-up', camera: 'Very slow push in' },
]

/** Shots of a single scene from several angles: from above at the start and the end, close-ups between them. */
export function writeAsmr({ sentence, material, shots, seed }: AsmrScenes): Scenes {
  const middleAngles = seededChooser(seed).shuffle(MIDDLE_ANGLES)
  const angles = Array.from({ length: shots }, (_, index) => angleOf(index, shots, middleAngles))
  return { language: detectLanguage(sentence), musicMood: 'calm', shots: angles.map((angle) => shotOf(angle, sentence, material)) }
}

function angleOf(index: number, shots: number, middleAngles: readonly Angle[]): Angle {
  if (index === 0) return OPENING
  return index === shots - 1 ? ENDING : middleAngles[(index - 1) % middleAngles.length]!
}

function shotOf({ title, framing, camera }: Angle, sentence: string, material: string): StoryboardShot {
  return {
    title,
    voiceOver: '',
    imagePrompt: `${framing}: ${sentence}, soft daylight, shallow depth of field, fine texture of ${material}`,
    videoPrompt: `${camera}; ${sentence}, slowly and gently, every small movement is seen and heard`,
  }
}
