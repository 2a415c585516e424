import { directScript, type DirectOptions } from '../direct-script.ts'

/** What each sentence of a script is seen as, whether or not that tells it: who is meant by its words and what they do. */
export const directScenes = (script: string, options: DirectOptions = {}) => directScript(script, { ...options, hasCards: false })
