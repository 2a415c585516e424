import type { CaptionStyle } from './style.ts'

type Frame = { readonly width: number; readonly height: number }

/** A square counts as landscape (ED-24). */
export const isLandscape = ({ width, height }: Frame): boolean => width >= height

/** The style of generated captions, and the default of absent style fields. */
export const defaultCaptionStyle = (frame: Frame) =>
  ({
    fontFamily: 'Inter',
    fontSize: 22,
    fontWeight: 800,
    color: '#FFFFFF',
    backgroundColor: 'transparent',
    borderRadius: 0,
    letterSpacing: 0,
    lineHeight: 1.3,
    maxWidth: isLandscape(frame) ? 70 : 74,
    height: isLandscape(frame) ? 4 : 12,
  }) satisfies CaptionStyle
