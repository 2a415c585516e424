import type { PlanAction, PlanFeeling, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MusicMood, SceneCharacter } from '@fablecut/generation/ports/writer'

/** What somebody does in a shot, with the shot's title. `hasMicrophone`: into a microphone. */
export type ShotAction = { readonly title: string; readonly action: PlanAction; readonly hasMicrophone: boolean }

/** Parses lines of `title: action`, or `title: action microphone`. */
export const parseActions = (lines: string): readonly ShotAction[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title, words] = line.trim().split(': ')
      const [action, held] = words!.split(' ')
      return { title: title!, action: action as PlanAction, hasMicrophone: held === 'microphone' }
    })

const FEELINGS: Readonly<Partial<Record<MusicMood, PlanFeeling>>> = {
  warm: 'happy',
  playful: 'happy',
  hopeful: 'happy',
  energetic: 'happy',
  sad: 'sad',
  epic: 'proud',
}

/** A character as a figure of a plan, feeling as the song does. */
export const figureOf = ({ id }: SceneCharacter, action: PlanAction, mood: MusicMood, speaks = false): PlanFigure => ({
  id,
  what: 'person',
  action,
  ...(action === 'sing' && { target: 'microphone' }),
  feeling: FEELINGS[mood] ?? 'neutral',
  speaks,
})
