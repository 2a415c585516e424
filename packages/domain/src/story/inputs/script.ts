/** Maximum length of a script, in cleaned characters. */
export const MAX_SCRIPT_CHARACTERS = 900
/** A shorter script gives about five seconds of video. */
export const SHORT_SCRIPT_CHARACTERS = 100
/** Maximum length of an idea for `Create Script with AI`, in characters. */
export const MAX_IDEA_CHARACTERS = 100

const BLANKS = /[^\S\r\n\u2028\u2029]+/g
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g

/** The text that is counted, not the one that is spoken: no white space, single line breaks, trimmed (CD-49). */
export const cleanScript = (script: string): string => script.replace(BLANKS, '').replace(LINE_BREAKS, '\n').trim()

/** Length in code points after cleaning, as the counter shows it. */
export const cleanedLength = (script: string): number => [...cleanScript(script)].length

export type ScriptError = 'script_empty' | 'script_too_long'

/** What is wrong with a script, null when nothing; one of punctuation alone says nothing. Source: C-250, C-251. */
export function validateScript(script: string): ScriptError | null {
  const length = cleanedLength(script)
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(script)) return 'script_empty'
  return length > MAX_SCRIPT_CHARACTERS ? 'script_too_long' : null
}

/** Whether submitting opens the short-script dialog. */
export const needsShortScriptWarning = (script: string, autoRewrite: boolean): boolean =>
  !autoRewrite && cleanedLength(script) < SHORT_SCRIPT_CHARACTERS
