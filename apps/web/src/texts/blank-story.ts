import { translated } from './locale/translated.ts'

/** Blank stories and the entries to the editor. Titles and buttons of the specification are literal. */
export const blankStoryTexts = translated('blankStoryTexts', {
  tiles: {
    list: { title: 'Build Storyboard', note: 'Write it shot by shot' },
    'video-editor': { title: 'Open Editor', note: 'Cut your own footage' },
  },
  /** Title of the tab while its story is created. */
  opening: 'Creating your story…',
  error: (message: string) => `Error: ${message}`,
  choose: {
    title: 'Choose how you want to create',
    text: 'Both make the same empty story and keep it for you; you can change between the two at any time.',
    views: {
      list: { title: 'Write & Generate', label: 'Storyboard' },
      'video-editor': { title: 'Upload & Edit', label: 'Timeline' },
    },
  },
  wideScreenOnly: {
    title: 'Edit Seamlessly on Web',
    text: 'The editor needs a wider screen. Make this window wider or its zoom smaller, or open Fablecut in the browser of a computer: your stories are there too.',
    confirm: 'OK, I Got it !',
    page: 'See the story',
  },
} as const)
