import type { ArcPart } from '@fablecut/domain/story/shot-plan/film/story-arc'
import type { ComposeRequest } from '../ports/composer.ts'
import type { MusicMood } from '../ports/writer.ts'

type BackgroundMusic = Pick<ComposeRequest, 'mood' | 'durationSeconds' | 'underVoice' | 'arc'>

const SOUND: Readonly<Record<MusicMood, string>> = {
  calm: 'calm and unhurried, soft piano and warm pads',
  warm: 'warm and homely, acoustic guitar and light strings',
  playful: 'playful and light, pizzicato strings, marimba and woodwinds',
  hopeful: 'hopeful and rising, piano, strings and gentle drums',
  epic: 'epic and wide, full orchestra with brass and large drums',
  tense: 'tense and restless, low strings, pulses and sparse percussion',
  dreamy: 'dreamy and floating, celesta, harp and long pads',
  sad: 'sad and quiet, solo piano and low strings',
  energetic: 'energetic and driving, drums, bass and bright synthesizers',
  curious: 'curious and light-footed, clarinet, pizzicato and small percussion',
}

const PASSAGES: Readonly<Record<ArcPart, string>> = {
  opening: 'begins sparsely',
  passage: 'moves along evenly',
  tension: 'grows tense',
  climax: 'reaches its climax',
  resolution: 'resolves and comes to an end',
}

/** Background music in words, for a model that knows nothing of the film. */
export function musicBrief({ mood, durationSeconds, underVoice = true, arc = [] }: BackgroundMusic): string {
  const form = arc.map(({ startSeconds, part }) => `at ${Math.round(startSeconds)} s it ${PASSAGES[part]}`).join(', ')
  return [
    `Instrumental background music for a film of ${Math.round(durationSeconds)} seconds: ${SOUND[mood]}.`,
    ...(form === '' ? [] : [`${form[0]!.toUpperCase()}${form.slice(1)}.`]),
    ...(underVoice ? ['A narrator speaks over it: low dynamics, no busy melody.'] : []),
    'No vocals.',
  ].join(' ')
}
