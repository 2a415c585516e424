import { translated } from '../locale/translated.ts'

/** Texts of the editor's preview. Quoted texts of the specification are literal. */
export const stageTexts = translated('stageTexts', {
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  loading: 'Loading video...',
  picture: (title: string) => `Preview of ${title}`,
  untitled: 'the story',
  empty: { title: 'Nothing to show yet', text: 'Drag a video, an image or a sound to the timeline.' },
  failure: {
    unreachable: (title: string) => `“${title}” could not be loaded.`,
    undecodable: (title: string) => `This browser cannot play “${title}”. It is still in the exported video.`,
    unchanged: 'Nothing was changed in your story.',
    reload: 'Reload',
  },
  canvas: {
    label: 'Items in the picture',
    item: (type: string) => `${type} in the picture: arrow keys move it, plus and minus scale it, brackets rotate it`,
    scale: 'Drag to scale',
    rotate: 'Drag to rotate',
  },
  asset: { label: (title: string) => `Preview of ${title}`, play: 'Play', pause: 'Pause', close: 'Back to the timeline' },
} as const)
