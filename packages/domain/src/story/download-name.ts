const MAX_TITLE_CHARACTERS = 80
/** Marks stay: in many scripts a letter is written with them. */
const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}_-]/gu

/** File name of a video saved from a story, e.g. `s1_My_Story.mp4`. Source: CD-101. */
export function downloadName(storyId: string, title: string): string {
  const name = [...title.normalize('NFC')].slice(0, MAX_TITLE_CHARACTERS).join('').replace(NOT_IN_A_NAME, '_')
  return title.trim() === '' ? `${storyId}.mp4` : `${storyId}_${name}.mp4`
}
