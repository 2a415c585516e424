import { translated } from '../locale/translated.ts'

type Offer = {
  readonly fit: 'picture' | 'trimmed' | 'slowed' | 'too_short'
  readonly nowSeconds: number
  readonly thenSeconds: number
  readonly canMakeClip: boolean
}

/** Texts of changing a sentence of the film. */
export const sentenceTexts = translated('sentenceTexts', {
  editor: 'Change the sentence',
  field: 'Words of the sentence',
  change: 'Speak it',
  cancel: 'Cancel',
  free: 'Free',
  newClip: 'Make a new clip if this one is too short',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }: Offer) =>
    `New voice and captions; the shot takes about ${thenSeconds.toFixed(1)} s instead of ${nowSeconds.toFixed(1)} s. ${FITS[fit](canMakeClip)}`,
  running: 'New voice on its way',
  done: 'The sentence is changed. Undo takes all of it back.',
  failed: (reason: string) =>
    `${reason.replace(/(: nothing was charged)?[.\s]*$/u, '')}. The film is as it was, nothing was charged, and your words are kept.`,
  clipTooShort: 'The new voice is longer than the clip of its shot can be stretched.',
  makeClip: (credits: number) => `Make a new clip for ${credits} credits`,
  price: 'The price has changed. Look at the new one and press again.',
  unsaved: 'The newest changes could not be saved, so nothing was done. Press Retry beside Save failed first.',
  inProgress:
    'This sentence is being changed already, or the whole film is being made. Wait until that is finished; your words are kept here.',
  notStarted: 'The sentence could not be changed. Your words are kept here.',
} as const)

const FITS: Readonly<Record<Offer['fit'], (canMakeClip: boolean) => string>> = {
  picture: () => 'The picture is shown as long.',
  trimmed: () => 'The clip is cut to it.',
  slowed: () => 'The clip is slowed down to it.',
  too_short: (canMakeClip) =>
    canMakeClip
      ? 'The clip is too short, also at half speed.'
      : 'The clip is too short, also at half speed: the voice goes on over the next shot.',
}
