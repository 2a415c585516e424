import type { Shot } from '../../../story/shots/shot.ts'
import { shotTypeOf } from '../../../story/shots/shot-rules.ts'

/** Result of removing a shot: generated shots are hidden, others deleted (null). `nowSeconds`: Unix time. */
export const hideOrDelete = (shot: Shot, nowSeconds: number): Shot | null =>
  shotTypeOf(shot) === 'auto' ? { ...shot, isHidden: true, hiddenAt: Math.floor(nowSeconds) } : null

/** Shows a hidden shot again. */
export const unhide = (shot: Shot): Shot => ({ ...shot, isHidden: false, hiddenAt: null })
