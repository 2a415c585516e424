import { EMPTY_PLAN, type PlanCamera, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import type { AsmrScenes, Scenes, StoryboardShot } from '@fablecut/generation/ports/writer'

type View = { readonly title: string; readonly framing: string; readonly camera: string; readonly plan: PlanCamera }

/** Views of the same scene in turn: the material from the front, from the side, from above. */
const VIEWS: readonly View[] = [
  {
    title: 'Closer',
    framing: 'Extreme close-up',
    camera: 'The camera does not move',
    plan: { size: 'extreme-close', angle: 'eye', move: 'still' },
  },
  {
    title: 'From the side',
    framing: 'Close-up from the side',
    camera: 'The camera does not move',
    plan: { size: 'close', angle: 'eye', move: 'still' },
  },
  {
    title: 'From above',
    framing: 'Close-up from above',
    camera: 'The camera does not move',
    plan: { size: 'close', angle: 'overhead', move: 'still' },
  },
]

/** Longest name of a thing in a plan. */
const MAX_NAME = 60

/** Shots of a single scene that goes on, each from another view than the one before. */
export function writeAsmr({ sentence, material, shots }: AsmrScenes): Scenes {
  const written = Array.from({ length: shots }, (_, index) => shotOf(VIEWS[index % VIEWS.length]!, sentence, material))
  return { language: detectLanguage(sentence), musicMood: 'calm', shots: written }
}

function shotOf({ title, framing, camera, plan }: View, sentence: string, material: string): StoryboardShot {
  return {
    title,
    voiceOver: '',
    imagePrompt: `${framing}: ${sentence}, soft daylight, shallow depth of field, fine texture of ${material}`,
    videoPrompt: `${camera}; ${sentence}, slowly and gently, every small movement is seen and heard`,
    plan: planOf(material, plan),
  }
}

/** The material under the camera; the painter knows the tool and the hands from the style of the film. */
function planOf(material: string, camera: PlanCamera): ShotPlan {
  const what = [...material.trim()].slice(0, MAX_NAME).join('').trim()
  return { ...EMPTY_PLAN, things: what === '' ? [] : [{ what, count: 1 }], camera }
}
