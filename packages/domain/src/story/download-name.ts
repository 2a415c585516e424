const MAX_TITLE_CHARACTERS = 80
/** Combining marks are kept: many scripts write letters with them. */
const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}_-]/gu

const nameOf = (title: string): string => [...title.normalize('NFC')].slice(0, MAX_TITLE_CHARACTERS).join('').replace(NOT_IN_A_NAME, '_')

/** File name of a story's video, e.g. `s1_My_Story.mp4`. */
export const downloadName = (storyId: string, title: string): string =>
  title.trim() === '' ? `${storyId}.mp4` : `${storyId}_${nameOf(title)}.mp4`

/** File name of a zip with all files of a story, e.g. `My_Story.zip`. */
export const archiveName = (title: string): string => (title.trim() === '' ? 'story.zip' : `${nameOf(title)}.zip`)
