import { translated } from '../locale/translated.ts'

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const composed = (images: number, clips: number): string =>
  [...(images > 0 ? [counted(images, 'picture')] : []), ...(clips > 0 ? [counted(clips, 'clip')] : [])].join(' and ')

/** Texts of the change of a film's shape. */
export const shapeTexts = translated('shapeTexts', {
  menu: (ratio: string) => `Shape: ${ratio}`,
  title: 'Another shape',
  description:
    'Drawn shots are composed anew, with the same words, style and persons. Other pictures are cropped around their subject; titles and captions are laid out again. Cuts and times stay.',
  ratio: 'Shape of the film',
  names: { '16:9': 'Wide 16:9', '9:16': 'Tall 9:16', '1:1': 'Square 1:1' },
  now: 'This is the shape of the film now.',
  preview: (ratio: string) => `First pictures, cropped to ${ratio}`,
  previewHint: 'Roughly: what is drawn will be composed for this shape, not cropped.',
  loading: 'Looking at what is needed…',
  loadError: 'It could not be found out what this shape needs.',
  tryAgain: 'Try again',
  composed: (images: number, clips: number) => `${composed(images, clips)} to be composed anew.`,
  reframed: (count: number) => `${counted(count, 'other picture or clip', 'other pictures and clips')} cropped around the subject, free.`,
  nothingToMake: 'Nothing has to be drawn for this shape: it is free.',
  kept: 'The film as it is now stays among the versions, and you can change back for free.',
  change: (ratio: string) => `Change to ${ratio}`,
  close: 'Close',
  running: 'Composing the film anew',
  phases: { images: 'Pictures', clips: 'Clips', waiting: 'Waiting to begin' },
  wait: 'The film stays as it is until everything is there. What fails is not charged.',
  cancel: 'Cancel',
  done: (ratio: string) => `The film is ${ratio} now`,
  someFailed: (count: number) => `${counted(count, 'shot')} could not be composed: cropped instead, and not charged`,
  unsaved: 'The newest changes could not be saved, so nothing was done. Press Retry beside Save failed first.',
  price: 'The price has changed. Please look at it again.',
  failed: 'The shape could not be changed. The film is kept as it is.',
})
