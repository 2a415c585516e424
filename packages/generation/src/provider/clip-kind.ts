import type { Routes } from './routes.ts'

/**
 * What the clips of a picked video model are: of a person who says or sings the sound of the shot where a connected provider names the model so, else of the
 * shot's image alone.
 */
export const requestKindOfClip = (routes: Pick<Routes, 'offers'>, picked: string): 'talk' | 'clip' =>
  routes.offers('talk', picked).length > 0 ? 'talk' : 'clip'
