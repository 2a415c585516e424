import type { ImportNoteType } from '@fablecut/contracts/wire/project'
import { translated } from './locale/translated.ts'

/** Texts of importing a story from a file. */
export const storyImportTexts = translated('storyImportTexts', {
  button: 'Import story',
  importing: 'Importing…',
  hint: 'A .fablecut file of any Fablecut, or an OpenTimelineIO project: an .otio file, or a .zip with its media.',
  input: 'File with a story',
  sending: {
    title: 'Importing a story',
    label: (file: string) => `Uploading ${file}`,
    next: 'Keep this page open until the file is uploaded.',
    cancel: 'Stop',
  },
  checking: {
    label: (file: string) => `Checking ${file}`,
    next: 'Its files are checked and stored. This can take a minute or two.',
  },
  failed: {
    title: 'The story was not imported',
    kept: 'Your other stories are as they were.',
    other: 'Choose another file',
    retry: 'Try again',
    unknown: 'The story could not be imported. Please try again in a moment.',
    wrongType: (file: string) => `${file} is no story: choose a .fablecut, .otio or .zip file.`,
    empty: (file: string) => `${file} is empty.`,
    tooLarge: (file: string, max: string) => `${file} is too large (max ${max}).`,
  },
  done: {
    title: (title: string) => `“${title}” is in My Story`,
    whole: 'Everything in the file was taken over.',
    partly: 'What could not be taken over:',
    open: 'Open Editor',
    close: 'Later',
  },
  /** A line of what could not be taken over. `name` may be empty. */
  notes: {
    effect: (name: string, count: number) => `The effect ${quoted(name)}${times(count)}`,
    transition: (name: string, count: number) => `The transition ${quoted(name)}${times(count)}`,
    disabled: (name: string, count: number) => `${itemOf(name)}, which is switched off in the project${times(count)}`,
    object: (name: string, count: number) => `${itemOf(name)}, which cannot be read here${times(count)}`,
    media: (name: string, count: number) => `The file ${quoted(name)}, which is missing${times(count)}`,
    placement: (_: string, count: number) => `The place of ${count === 1 ? 'an item' : `${count} items`}: moved so that nothing overlaps`,
  } satisfies Record<ImportNoteType, (name: string, count: number) => string>,
} as const)

const quoted = (name: string): string => (name ? `“${name}”` : 'without a name')
const itemOf = (name: string): string => (name ? quoted(name) : 'An item without a name')
const times = (count: number): string => (count === 1 ? '' : ` (${count} times)`)
