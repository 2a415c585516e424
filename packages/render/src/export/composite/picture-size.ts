import { fitPicture, type Size } from '../../plan/fit.ts'
import type { SpanLook } from '../../plan/model.ts'
import { detailOf } from '../../plan/pose.ts'

/** Size at which a source is decoded for a canvas: its own, unless that is larger than it is needed. As in the player. */
export function pictureSize(source: Size, output: Size, look: SpanLook): Size {
  const { width, height } = fitPicture(source, output).placement
  const detail = detailOf(look)
  if (width * detail >= source.width) return { width: source.width, height: source.height }
  return { width: width * detail, height: height * detail }
}
