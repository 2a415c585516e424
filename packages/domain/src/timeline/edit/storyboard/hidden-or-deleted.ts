import type { Shot } from '../../../story/shots/shot.ts'
import { shotTypeOf } from '../../../story/shots/shot-rules.ts'

/** What becomes of a removed shot: one that was generated is hidden, any other is deleted (null). `nowSeconds` since 1970. */
export const hiddenOrDeleted = (shot: Shot, nowSeconds: number): Shot | null =>
  shotTypeOf(shot) === 'auto' ? { ...shot, isHidden: true, hiddenAt: Math.floor(nowSeconds) } : null

/** A hidden shot that is back. */
export const withoutHidden = (shot: Shot): Shot => ({ ...shot, isHidden: false, hiddenAt: null })
