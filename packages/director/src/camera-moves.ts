import type { PlanMove } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Words that ask for a camera move, in English, German, French and Spanish; more specific moves first. */
const MOVE_WORDS: readonly (readonly [PlanMove, string])[] = [
  ['still', 'still camera|static camera|static shot|locked camera|camera does not move'],
  ['shake', 'shake|shakes|shaking|shaky|handheld|earthquake|trembles|rumbles|wackelt|tremble|tiembla|terremoto|erdbeben'],
  ['pull', 'pull back|pulls back|zoom out|zooms out|dolly out|fährt zurück|zoom arrière|se aleja'],
  [
    'push',
    'push in|pushes in|zoom in|zooms in|dolly in|push-in|slow push|moves closer|towards|dolly|reveal|reveals|fährt heran|zoom avant|se acerca',
  ],
  ['pan-left', 'pan left|pans left|right to left|track left|schwenk nach links|panoramique à gauche'],
  [
    'pan-right',
    'pan right|pans right|pan|pans|left to right|track right|tracking|tracks|sideways|slides|journey|schwenk|panoramique|paneo',
  ],
  ['crane-down', 'crane down|descends|tilt down|tilts down|downward|lowers'],
  ['crane-up', 'crane|crane up|rises|tilt up|tilts up|aerial|drone|lifts|upward'],
  ['orbit', 'orbit|orbits|circles|around|arc shot|rotates|sways|drifts'],
]

const PATTERNS = MOVE_WORDS.map(([move, words]) => [move, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')] as const)

const moveIn = (text: string): PlanMove | undefined => PATTERNS.find(([, pattern]) => pattern.test(text))?.[0]

/** The camera move that a prompt for a clip asks for: that of its first clause, which is about the camera in prompts of plans, else the first named. */
export const cameraMoveOfPrompt = (videoPrompt: string): PlanMove | undefined => moveIn(videoPrompt.split(';')[0]!) ?? moveIn(videoPrompt)
