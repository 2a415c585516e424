/** Maximum length of a script, in cleaned characters. */
export const MAX_SCRIPT_CHARACTERS = 900
/** Below this length a script gives only about five seconds of video. */
export const SHORT_SCRIPT_CHARACTERS = 100
/** Maximum length of an idea for `Create Script with AI`, in characters. */
export const MAX_IDEA_CHARACTERS = 100

const BLANKS = /[^\S\r\n\u2028\u2029]+/g
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g

/** Removes white space for counting, not for speech: single line breaks, trimmed (CD-49). */
export const cleanScript = (script: string): string => script.replace(BLANKS, '').replace(LINE_BREAKS, '\n').trim()

/** Length in code points after cleaning, as the counter shows it. */
export const cleanedLength = (script: string): number => [...cleanScript(script)].length

export type ScriptError = 'script_empty' | 'script_too_long'

/** Validates a script; null when it is valid. Punctuation alone counts as empty. */
export function validateScript(script: string): ScriptError | null {
  const length = cleanedLength(script)
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(script)) return 'script_empty'
  return length > MAX_SCRIPT_CHARACTERS ? 'script_too_long' : null
}

/** Whether submitting opens the short-script dialog. */
export const needsShortScriptWarning = (script: string, autoRewrite: boolean): boolean =>
  !autoRewrite && cleanedLength(script) < SHORT_SCRIPT_CHARACTERS
