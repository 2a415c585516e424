/** Longest script, in cleaned characters. Source: C-251. */
export const MAX_SCRIPT_CHARACTERS = 900
/** Below this a script makes about five seconds of video. Source: C-153. */
export const SHORT_SCRIPT_CHARACTERS = 100
/** Longest idea for `Create Script with AI`, in characters. Source: C-147, C-254. */
export const MAX_IDEA_CHARACTERS = 100

const BLANKS = /[^\S\r\n\u2028\u2029]+/g
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g

/** The text that is counted, never the one that is spoken: no blanks, single line breaks, trimmed. Source: CD-49. */
export const cleanScript = (script: string): string => script.replace(BLANKS, '').replace(LINE_BREAKS, '\n').trim()

/** Length as the counter shows it: characters as people count them, after cleaning. Source: C-251. */
export const cleanedLength = (script: string): number => [...cleanScript(script)].length

export type ScriptFault = 'script_empty' | 'script_too_long'

/** What is wrong with a script, null when nothing; one of punctuation alone says nothing. Source: C-250, C-251. */
export function scriptFault(script: string): ScriptFault | null {
  const length = cleanedLength(script)
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(script)) return 'script_empty'
  return length > MAX_SCRIPT_CHARACTERS ? 'script_too_long' : null
}

/** Whether the short-script dialog opens on submit. Source: C-153, CD-50. */
export const asksAboutShortScript = (script: string, autoRewrite: boolean): boolean =>
  !autoRewrite && cleanedLength(script) < SHORT_SCRIPT_CHARACTERS
